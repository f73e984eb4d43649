/** The paint colours of pumps: shade, body, light. */
const COLOURS: Record<string, [shade: string, body: string, light: string]> = {
  blue: ['#1c3c8a', '#2f5fc9', '#6f97ea'],
  green: ['#0f4f38', '#1e7f5a', '#5cb18d'],
  orange: ['#a95410', '#dd7a27', '#f3a765'],
  red: ['#861d17', '#c2352b', '#e87a74'],
  navy: ['#182540', '#2c3f66', '#5d7196'],
  teal: ['#0f4b55', '#1c7f8c', '#62b7c2'],
  yellow: ['#a4780c', '#e0ac22', '#f6d676'],
  brass: ['#7f5a1c', '#c39a49', '#ecd49a'],
  steel: ['#7d8a9b', '#b9c4d0', '#f4f7fa'],
  dark: ['#20262f', '#3b4658', '#66738a'],
  white: ['#cfd6df', '#eef1f5', '#ffffff'],
  wood: ['#8a6a44', '#c59f6c', '#e4c79b'],
  rubber: ['#15181e', '#2a2f38', '#4b5361'],
  glass: ['#8fb4c9', '#c5e0ee', '#f1fafd'],
};

const BACKGROUNDS: [inner: string, outer: string][] = [
  ['#eef1f5', '#d9dfe7'],
  ['#f1f0ec', '#dfdcd4'],
  ['#eaf1f3', '#d3e0e4'],
  ['#f0eff3', '#dcdae3'],
  ['#4a5568', '#1f2733'],
];

const stop = (offset: number, colour: string) => `<stop offset='${offset}' stop-color='${colour}'/>`;

function gradient(id: string): string {
  const [direction, name] = id.split('-') as [string, string];
  const [shade, body, light] = COLOURS[name] ?? COLOURS.steel!;
  if (direction === 'v') {
    const stops = stop(0, body) + stop(0.28, light) + stop(0.65, body) + stop(1, shade);
    return `<linearGradient id='${id}' x1='0' y1='0' x2='0' y2='1'>${stops}</linearGradient>`;
  }
  if (direction === 'h') {
    const stops = stop(0, shade) + stop(0.3, light) + stop(0.65, body) + stop(1, shade);
    return `<linearGradient id='${id}'>${stops}</linearGradient>`;
  }
  const stops = stop(0, light) + stop(0.55, body) + stop(1, shade);
  return `<radialGradient id='${id}' cx='.36' cy='.3' r='.8'>${stops}</radialGradient>`;
}

/**
 * A whole picture: background, and the gradients that the drawing uses; `c` is replaced by the drawing's own colour.
 */
export function svg(drawing: string, colour: string, background: number): string {
  const body = drawing.replace(/url\(#([hvr])-c\)/g, `url(#$1-${colour})`);
  const used = [...new Set([...body.matchAll(/url\(#([hvr]-\w+)\)/g)].map((match) => match[1]!))];
  const [inner, outer] = BACKGROUNDS[background % BACKGROUNDS.length]!;
  const backdrop = `<radialGradient id='bg' cx='.5' cy='.4' r='.8'>${stop(0, inner)}${stop(1, outer)}</radialGradient>`;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96' width='960' height='960'>` +
    `<defs>${backdrop}${used.map(gradient).join('')}</defs><rect width='96' height='96' fill='url(#bg)'/>${body}</svg>`
  );
}
