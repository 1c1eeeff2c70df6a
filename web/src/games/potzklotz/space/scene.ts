// Five beech cubes on a blue base, in light from the left. The camera looks along the line of sight
// of the cards, so a building that stands as on its card looks like it. Draws only when asked.
import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  PCFShadowMap,
  WebGLRenderer,
  type Material,
} from "three";
import type { Tone } from "../verdicts/comparison";
import { BLEED, WINDOW } from "./frame";
import { UNIT } from "../geometry";
import type { Look } from "./looks";
import type { Mark } from "./marks";
import { baseSlab, ghostCubes, Glass, placeMarks, woodenCubes } from "./models";
import { GHOST_ROWS, MARK_ROWS } from "./prints";

const TINTS: Record<Tone, Color> = {
  wood: new Color(0xffffff),
  surplus: new Color(0xf0898c),
  piece: new Color(0xf0b04a),
  missing: new Color(0xffffff),
  mirror: new Color(0xffffff),
};
/** More pixels than this for each point of the screen cannot be told apart. */
const FINEST = 2;

export class BuildingScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly turntable = new Group();
  private readonly cubes = woodenCubes();
  private readonly ghosts = ghostCubes();
  private readonly marks = placeMarks();
  private readonly glass = new Glass();
  private size = "";

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.aim();
    this.light();
    this.scene.add(this.turntable);
    this.turntable.add(
      baseSlab(),
      ...[this.cubes, this.ghosts, this.marks, this.glass].map(({ mesh }) => mesh),
    );
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
    sun.shadow.mapSize.set(512, 512);
    sun.shadow.radius = 3;
    sun.shadow.intensity = 0.62;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.02;
    Object.assign(sun.shadow.camera, { left: -6, right: 6, top: 6, bottom: -6, near: 1, far: 22 });
    const sky = new HemisphereLight(0xfffaf2, 0xf0c995, 1.8);
    const ground = new Mesh(new PlaneGeometry(11, 11), new ShadowMaterial({ opacity: 0.16 }));
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = -0.3;
    ground.receiveShadow = true;
    this.scene.add(sun, sky, ground);
  }

  /** The picture is gone afterwards, so it is drawn again; as it is, nothing happens. */
  resize(width: number, height: number, ratio: number): void {
    const size = `${width}×${height}×${ratio}`;
    if (size === this.size) return;
    this.size = size;
    this.renderer.setPixelRatio(Math.min(ratio, FINEST));
    this.renderer.setSize(width, height, false);
  }

  draw(look: Look, marks: readonly Mark[]): void {
    this.turntable.rotation.y = look.angle;
    this.cubes.empty();
    look.cubes.forEach(({ x, y, z, tone }, index) =>
      this.cubes.add(x, y, z + 0.5, index, TINTS[tone]),
    );
    if (look.carried) {
      const { x, y, z } = look.carried;
      this.cubes.add(x, y, z + 0.5, look.cubes.length, TINTS.wood);
    }
    this.ghosts.empty();
    for (const { x, y, z, tone } of look.ghosts)
      this.ghosts.add(x, y, z + 0.5, tone === GHOST_ROWS[1] ? 1 : 0);
    this.marks.empty();
    for (const { x, y, z, kind } of marks) this.marks.add(x, y, z + 0.012, MARK_ROWS.indexOf(kind));
    this.glass.stand(look.glass);
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    this.scene.traverse((each) => {
      if (!(each instanceof Mesh)) return;
      const material = each.material as Material & { map?: { dispose(): void } | null };
      each.geometry.dispose();
      material.map?.dispose();
      material.dispose();
    });
    this.renderer.dispose();
  }
}
