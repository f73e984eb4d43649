/**
 * The building blocks of the drawings, on a canvas of 96 × 96. A fill is `h-blue` (shaded from left to right, as on an
 * upright cylinder), `v-blue` (a horizontal one), `r-blue` (a ball) or a plain colour; `…-c` is the product's colour.
 */
const paint = (fill: string) => (/^[hvr]-\w+$/.test(fill) ? `url(#${fill})` : fill);
const n = (value: number) => String(Math.round(value * 10) / 10);

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 1.5, more = '') =>
  `<rect x='${n(x)}' y='${n(y)}' width='${n(w)}' height='${n(h)}' rx='${n(r)}' fill='${paint(fill)}' ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx='${n(x)}' cy='${n(y)}' r='${n(r)}' fill='${paint(fill)}' ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(rx)}' ry='${n(ry)}' fill='${paint(fill)}' ${more}/>`;
export const shape = (d: string, fill: string, more = '') => `<path d='${d}' fill='${paint(fill)}' ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d='${d}' fill='none' stroke='${paint(stroke)}' stroke-width='${width}' stroke-linecap='round' stroke-linejoin='round' ${more}/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = '') =>
  `<circle cx='${n(x)}' cy='${n(y)}' r='${n(r)}' fill='none' stroke='${paint(stroke)}' stroke-width='${width}' ${more}/>`;
export const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform='rotate(${degrees} ${x} ${y})'>${content}</g>`;
export const placed = (x: number, y: number, scale: number, content: string) =>
  `<g transform='translate(${x} ${y}) scale(${scale})'>${content}</g>`;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
export const each = times;

export const shadow = (rx: number, y = 84, x = 48) => oval(x, y, rx, 4, '#1b2333', `opacity='.16'`);
export const base = (x: number, y: number, w: number, h = 5) => box(x, y, w, h, 'v-dark');

/** Cooling fins on an upright or a horizontal body. */
export const finsUp = (x: number, y: number, w: number, h: number, count: number) =>
  times(count, (i) => box(x + (w / count) * (i + 0.5) - 0.5, y, 1, h, '#000', 0, `opacity='.15'`));
export const finsLying = (x: number, y: number, w: number, h: number, count: number) =>
  times(count, (i) => box(x, y + (h / count) * (i + 0.5) - 0.5, w, 1, '#000', 0, `opacity='.16'`));

/** An upright motor with its cap. */
export const motorUp = (x: number, y: number, w: number, h: number, colour = 'c') =>
  box(x, y, w, h, `h-${colour}`, 4) +
  finsUp(x + 2, y + 4, w - 4, h - 7, Math.max(3, Math.round(w / 4.5))) +
  box(x + 2, y - 4, w - 4, 6, 'h-dark', 3);

/** A horizontal motor: fan cover on the right, terminal box on top, feet below. */
export const motorLying = (x: number, y: number, w: number, h: number, colour = 'c') =>
  box(x + w * 0.3, y - h * 0.2, w * 0.32, h * 0.28, `v-${colour}`, 1.5) +
  box(x, y, w, h, `v-${colour}`, 4) +
  finsLying(x + 3, y + 2, w - 6, h - 3, Math.max(4, Math.round(h / 4))) +
  box(x + w - 2, y + 2, 5, h - 4, 'v-dark', 2.5) +
  box(x + w * 0.12, y + h, 5, 5, '#3b4658', 0) +
  box(x + w * 0.7, y + h, 5, 5, '#3b4658', 0);

/** Pipe ends with their flange: `pipeUp` points up, the other one sideways. */
export const pipeUp = (x: number, y: number, w: number, h: number, colour = 'c') =>
  box(x, y, w, h, `h-${colour}`, 0) + box(x - 3.5, y - 3, w + 7, 4.5, 'h-steel', 1.5);
export const pipeLying = (x: number, y: number, w: number, h: number, colour = 'c', end: 'left' | 'right' = 'left') =>
  box(x, y, w, h, `v-${colour}`, 0) + box(end === 'left' ? x - 3 : x + w - 1.5, y - 3.5, 4.5, h + 7, 'v-steel', 1.5);

export const bolts = (x: number, y: number, r: number, count: number, size = 1.4) =>
  times(count, (i) => {
    const angle = (i / count) * 2 * Math.PI;
    return disc(x + r * Math.cos(angle), y + r * Math.sin(angle), size, '#2b3342');
  });

/** A spiral casing seen from the suction side. */
export const volute = (x: number, y: number, r: number, colour = 'c') =>
  disc(x, y, r, `r-${colour}`) +
  ring(x, y, r - 2.5, '#000', 1, `opacity='.12'`) +
  disc(x, y, r * 0.5, 'r-steel') +
  disc(x, y, r * 0.26, '#2b3342');

export const rotor = (x: number, y: number, r: number, blades: number, colour = 'steel') =>
  disc(x, y, r, `r-${colour}`) +
  ring(x, y, r, '#fff', 1, `opacity='.6'`) +
  times(blades, (i) =>
    turned(
      (360 / blades) * i,
      x,
      y,
      line(
        `M${x} ${n(y - r * 0.3)}c${n(r * 0.28)}-${n(r * 0.05)} ${n(r * 0.55)}-${n(r * 0.08)} ${n(r * 0.61)}-${n(r * 0.42)}`,
        '#59657a',
        r / 10,
        `opacity='.8'`,
      ),
    ),
  ) +
  disc(x, y, r * 0.35, `r-${colour}`) +
  disc(x, y, r * 0.18, '#2b3342');

export const cog = (x: number, y: number, r: number, teeth: number, turn = 0) =>
  times(teeth, (i) =>
    box(
      x - r * 0.16,
      y - r * 1.28,
      r * 0.32,
      r * 0.5,
      '#c9d2de',
      1,
      `transform='rotate(${n(turn + (360 / teeth) * i)} ${x} ${y})'`,
    ),
  ) +
  disc(x, y, r, 'r-steel') +
  disc(x, y, r * 0.36, '#3b4658');

export const gauge = (x: number, y: number, r: number) =>
  disc(x, y, r, 'r-dark') +
  disc(x, y, r * 0.78, '#fff') +
  line(`M${x} ${y}l${n(r * 0.4)}-${n(r * 0.4)}`, '#c2352b', 1.2);

/** A control cabinet: screen, lamps, handle. */
export const cabinet = (x: number, y: number, w: number, h: number, colour = 'white') =>
  box(x, y, w, h, `h-${colour}`, 2) +
  box(x + w * 0.16, y + h * 0.1, w * 0.68, h * 0.18, '#1f3a5f', 1) +
  disc(x + w * 0.3, y + h * 0.38, 1.5, '#1f9a4d') +
  disc(x + w * 0.5, y + h * 0.38, 1.5, '#e0b01f') +
  disc(x + w * 0.7, y + h * 0.38, 1.5, '#c2352b') +
  box(x + w - 4, y + h * 0.52, 1.6, h * 0.18, '#59657a', 0.8);

export const handwheel = (x: number, y: number, r: number, colour = 'red') =>
  oval(x, y, r, r * 0.34, 'none', `stroke='url(#h-${colour})' stroke-width='3'`) +
  box(x - 1.2, y, 2.4, r * 0.7, '#59657a', 0);

export const wheel = (x: number, y: number, r: number) =>
  disc(x, y, r, '#20262f') + disc(x, y, r * 0.55, 'r-steel') + disc(x, y, r * 0.18, '#2b3342');

export const cable = (d: string) => line(d, '#20262f', 2.4);
export const dial = (x: number, y: number, r: number) =>
  disc(x, y, r, 'r-dark') +
  box(x - 0.7, y - r, 1.4, r, '#fff', 0.5) +
  ring(x, y, r + 1.6, '#59657a', 0.8, `stroke-dasharray='1.5 2'`);
