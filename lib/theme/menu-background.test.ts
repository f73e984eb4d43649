import { skinColours } from './testing-skins';

type Rgb = readonly [number, number, number];

const channels = (text: string): { rgb: Rgb; alpha: number } => {
  const [r = 0, g = 0, b = 0, alpha = 1] = text.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [r, g, b], alpha };
};
const over = (top: string, ground: Rgb): Rgb => {
  const { rgb, alpha } = channels(top);
  return [0, 1, 2].map((at) => rgb[at]! * alpha + ground[at]! * (1 - alpha)) as unknown as Rgb;
};
const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Rgb, b: Rgb) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

it.each(skinColours)('vab-background carries the menu’s words everywhere: $skin, $scheme', ({ menu }) => {
  const { from, to, line } = menu.backgroundPicture;
  // Contrast is worst at the ends and the middle of the gradient, each with and without a lane on it.
  const grounds = [from, menu.bg, to].map((ground) => channels(ground).rgb);
  for (const ground of [...grounds, ...grounds.map((bare) => over(line, bare))]) {
    expect(contrast(over(menu.text, ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(over(menu.textMuted, ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(over(menu.icon, ground), ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(over(menu.dot, ground), ground)).toBeGreaterThanOrEqual(3);
  }
});
