// The things in the scene, each drawn in one call however many there are of it, and kept: turning a
// building makes nothing new.
import {
  BoxGeometry,
  BufferAttribute,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  CanvasTexture,
  SRGBColorSpace,
  type BufferGeometry,
  type Material,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { BASE } from "../geometry";
import { GLASS_HEIGHT, type Look } from "./looks";
import {
  basePrint,
  CUBES,
  FACES,
  GHOST_ROWS,
  ghostPrints,
  glassPrint,
  MARK_ROWS,
  markPrints,
  woodPrints,
} from "./prints";

/** From a place on the base to the scene, whose middle is the middle of the base. */
const across = (x: number): number => x + 0.5 - BASE / 2;
const away = (y: number): number => BASE / 2 - y - 0.5;

const WHITE = new Color(0xffffff);
const matrix = new Matrix4();

function printed(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Many things of one shape, each with its own row of the print. */
export class Crowd {
  readonly mesh: InstancedMesh;
  private readonly rows: InstancedBufferAttribute;

  constructor(geometry: BufferGeometry, material: Material, most: number, rows: number) {
    this.rows = new InstancedBufferAttribute(new Float32Array(most), 1);
    this.rows.setUsage(DynamicDrawUsage);
    geometry.setAttribute("row", this.rows);
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `attribute float row;\n${shader.vertexShader.replace(
        "#include <uv_vertex>",
        `#include <uv_vertex>\n  vMapUv.y = (vMapUv.y + row) / ${rows.toFixed(1)};`,
      )}`;
    };
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.setColorAt(0, WHITE);
    this.empty();
  }

  empty(): void {
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  add(x: number, y: number, height: number, row: number, colour: Color = WHITE): void {
    const { mesh, rows } = this;
    if (mesh.count === rows.count) return;
    mesh.setMatrixAt(mesh.count, matrix.makeTranslation(across(x), height, away(y)));
    mesh.setColorAt(mesh.count, colour);
    rows.setX(mesh.count, row);
    mesh.count++;
    mesh.visible = true;
    mesh.instanceMatrix.needsUpdate = rows.needsUpdate = true;
    mesh.instanceColor!.needsUpdate = true;
  }
}

export function woodenCubes(): Crowd {
  const shape = new RoundedBoxGeometry(0.985, 0.985, 0.985, 3, 0.045);
  const uv = shape.getAttribute("uv");
  for (const { start, count, materialIndex } of shape.groups)
    for (let vertex = start; vertex < start + count; vertex++)
      uv.setX(vertex, (uv.getX(vertex) + (materialIndex ?? 0)) / FACES);
  shape.clearGroups();
  const material = new MeshStandardMaterial({ map: printed(woodPrints()), roughness: 0.62 });
  const crowd = new Crowd(shape, material, CUBES, CUBES);
  crowd.mesh.castShadow = crowd.mesh.receiveShadow = true;
  return crowd;
}

export function ghostCubes(): Crowd {
  const material = new MeshStandardMaterial({ map: printed(ghostPrints()), transparent: true });
  return new Crowd(new BoxGeometry(0.96, 0.96, 0.96), material, CUBES, GHOST_ROWS.length);
}

export function placeMarks(): Crowd {
  const material = new MeshBasicMaterial({
    map: printed(markPrints()),
    transparent: true,
    depthWrite: false,
  });
  const square = new PlaneGeometry(0.96, 0.96).rotateX(-Math.PI / 2);
  return new Crowd(square, material, (BASE + 2) ** 2, MARK_ROWS.length);
}

/** Its sides show the bare margin of the print, in shadow. */
export function baseSlab(): Mesh {
  const shape = new BoxGeometry(BASE + 0.5, 0.28, BASE + 0.5);
  const [uv, normal] = [shape.getAttribute("uv"), shape.getAttribute("normal")];
  const colours = new Float32Array(uv.count * 3).fill(1);
  for (let vertex = 0; vertex < uv.count; vertex++) {
    if (normal.getY(vertex) > 0.5) continue;
    uv.setXY(vertex, 0.01, 0.01);
    colours.fill(0.7, vertex * 3, vertex * 3 + 3);
  }
  shape.setAttribute("color", new BufferAttribute(colours, 3));
  shape.clearGroups();
  const slab = new Mesh(
    shape,
    new MeshStandardMaterial({ map: printed(basePrint()), vertexColors: true, roughness: 0.8 }),
  );
  slab.position.y = -0.14;
  slab.receiveShadow = slab.castShadow = true;
  return slab;
}

export class Glass {
  readonly mesh = new Mesh(
    new PlaneGeometry(1, GLASS_HEIGHT),
    new MeshBasicMaterial({
      map: printed(glassPrint()),
      transparent: true,
      side: DoubleSide,
      depthWrite: false,
    }),
  );

  stand(glass: Look["glass"]): void {
    const { mesh } = this;
    mesh.visible = glass !== null;
    if (!glass) return;
    const [[x, y], [u, v]] = glass;
    mesh.scale.x = Math.hypot(u - x, v - y);
    mesh.position.set((x + u) / 2 - BASE / 2, GLASS_HEIGHT / 2, BASE / 2 - (y + v) / 2);
    mesh.rotation.y = Math.atan2(v - y, u - x);
  }
}
