// Five beech cubes on a blue base, in light from the left. The camera looks along the line of sight
// of the cards, so a building that stands as on its card looks like it. Draws only when asked.
import {
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  EdgesGeometry,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  VSMShadowMap,
  WebGLRenderer,
  type Material,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { BLEED, WINDOW } from "./frame";
import { BASE, UNIT } from "./geometry";
import { GLASS_HEIGHT, type Cube, type Look, type Tone } from "./looks";
import { basePrint, markPrint, woodPrint } from "./prints";

export interface Mark {
  x: number;
  y: number;
  z: number;
  kind: "open" | "chosen" | "hinted";
}

const SIZE = 0.985;
const TINTS: Record<Tone, number> = {
  wood: 0xffffff,
  surplus: 0xe0626b,
  piece: 0xf0b04a,
  missing: 0xb23a48,
  mirror: 0x8fc3e8,
};

export class BuildingScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly turntable = new Group();
  private readonly cubes: Mesh[] = [];
  private readonly changing = new Group();
  private readonly marks = new Group();
  private readonly shape = new RoundedBoxGeometry(SIZE, SIZE, SIZE, 3, 0.045);
  private readonly kept: { dispose(): void }[] = [this.shape];
  private readonly markMaterials: Record<Mark["kind"], MeshBasicMaterial>;

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = VSMShadowMap;
    this.aim();
    this.light();
    this.scene.add(this.turntable);
    this.turntable.add(this.base(), this.changing, this.marks);
    this.markMaterials = {
      open: this.markMaterial("open"),
      chosen: this.markMaterial("chosen"),
      hinted: this.markMaterial("hinted"),
    };
    for (let index = 0; index < 5; index++) this.cubes.push(this.cube(index));
    this.turntable.add(...this.cubes);
  }

  private aim(): void {
    const { left, top, width, height } = WINDOW;
    const [wide, high] = [width * BLEED, height * BLEED];
    Object.assign(this.camera, {
      left: (left - wide) / UNIT,
      right: (left + width + wide) / UNIT,
      top: -(top - high) / UNIT,
      bottom: -(top + height + high) / UNIT,
      near: 0.1,
      far: 60,
    });
    this.camera.position.set(0.5, 1, 1).multiplyScalar(18);
    this.camera.lookAt(0, 0, 0);
    this.camera.updateProjectionMatrix();
  }

  private light(): void {
    const sun = new DirectionalLight(0xfff3df, 2.25);
    sun.position.set(-5, 9, 4.2);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.radius = 7;
    sun.shadow.blurSamples = 16;
    sun.shadow.intensity = 0.62;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.02;
    Object.assign(sun.shadow.camera, { left: -6, right: 6, top: 6, bottom: -6, near: 1, far: 22 });
    const sky = new HemisphereLight(0xfffaf2, 0xf0c995, 1.8);
    const ground = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ opacity: 0.16 }));
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = -0.3;
    ground.receiveShadow = true;
    this.kept.push(ground.geometry, ground.material as Material);
    this.scene.add(sun, sky, ground);
  }

  private base(): Mesh {
    const print = this.texture(basePrint());
    const side = new MeshStandardMaterial({ color: 0x2c5f94, roughness: 0.75 });
    const top = new MeshStandardMaterial({ map: print, roughness: 0.8 });
    const slab = new Mesh(new BoxGeometry(BASE + 0.5, 0.28, BASE + 0.5), [
      side,
      side,
      top,
      side,
      side,
      side,
    ]);
    slab.position.y = -0.14;
    slab.receiveShadow = true;
    slab.castShadow = true;
    this.kept.push(slab.geometry, side, top);
    return slab;
  }

  private cube(index: number): Mesh {
    const faces = [0, 1, 2, 3, 4, 5].map((face) => {
      const end = face === 4 || face === 5;
      const material = new MeshStandardMaterial({
        map: this.texture(woodPrint(index * 7 + face, end)),
        roughness: 0.62,
      });
      this.kept.push(material);
      return material;
    });
    const mesh = new Mesh(this.shape, faces);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }

  private texture(canvas: HTMLCanvasElement): Texture {
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    this.kept.push(texture);
    return texture;
  }

  private markMaterial(kind: Mark["kind"]): MeshBasicMaterial {
    const map = this.texture(markPrint(kind));
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
    this.kept.push(material);
    return material;
  }

  resize(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(Math.min(ratio, 2));
    this.renderer.setSize(width, height, false);
  }

  draw(look: Look, marks: readonly Mark[]): void {
    this.turntable.rotation.y = look.angle;
    this.cubes.forEach((mesh, index) => {
      const cube = look.cubes[index];
      mesh.visible = cube !== undefined;
      if (!cube) return;
      place(mesh, cube);
      for (const material of mesh.material as MeshStandardMaterial[])
        material.color.set(TINTS[cube.tone]);
    });
    empty(this.changing);
    for (const ghost of look.ghosts) this.changing.add(this.ghost(ghost));
    if (look.glass) this.changing.add(glass(look.glass));
    empty(this.marks);
    for (const mark of marks) this.marks.add(this.mark(mark));
    this.renderer.render(this.scene, this.camera);
  }

  private ghost(cube: Cube): Group {
    const group = new Group();
    const box = new BoxGeometry(0.96, 0.96, 0.96);
    const colour = new Color(TINTS[cube.tone]);
    const fill = new MeshStandardMaterial({
      color: colour,
      transparent: true,
      opacity: cube.tone === "mirror" ? 0.62 : 0.22,
      depthWrite: cube.tone === "mirror",
    });
    const line = new LineBasicMaterial({ color: cube.tone === "mirror" ? 0x2f5f9a : 0xb23a48 });
    group.add(new Mesh(box, fill), new LineSegments(new EdgesGeometry(box), line));
    place(group, cube);
    return group;
  }

  private mark({ x, y, z, kind }: Mark): Mesh {
    const mesh = new Mesh(new PlaneGeometry(0.96, 0.96), this.markMaterials[kind]);
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(x + 0.5 - BASE / 2, z + 0.012, BASE / 2 - y - 0.5);
    mesh.userData["keep"] = true;
    return mesh;
  }

  dispose(): void {
    empty(this.changing);
    empty(this.marks);
    for (const each of this.kept) each.dispose();
    this.renderer.dispose();
  }
}

function place(object: Mesh | Group, { x, y, z }: { x: number; y: number; z: number }): void {
  object.position.set(x + 0.5 - BASE / 2, z + 0.5, BASE / 2 - y - 0.5);
}

function glass([from, to]: NonNullable<Look["glass"]>): Mesh {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const material = new MeshBasicMaterial({
    color: 0xcfe6f5,
    transparent: true,
    opacity: 0.42,
    side: DoubleSide,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(width, GLASS_HEIGHT), material);
  mesh.position.set(
    (from[0] + to[0]) / 2 - BASE / 2,
    GLASS_HEIGHT / 2,
    BASE / 2 - (from[1] + to[1]) / 2,
  );
  mesh.rotation.y = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return mesh;
}

/** Takes everything out of a group and gives its memory back. */
function empty(group: Group): void {
  group.traverse((each) => {
    if (!(each instanceof Mesh || each instanceof LineSegments)) return;
    each.geometry.dispose();
    if (!each.userData["keep"]) (each.material as Material).dispose();
  });
  group.clear();
}
