import { skinColours } from './testing-skins';

/** The hue of a colour in OKLab, in degrees. */
function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return (Math.atan2(yellow, a) * 180) / Math.PI;
}
const apart = (one: string, other: string) => {
  const difference = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(difference, 360 - difference);
};

it.each(skinColours)('the accent of $skin, $scheme, is not the colour of alarm', ({ primary, error }) => {
  expect(apart(primary.main, error.main)).toBeGreaterThan(20);
  expect(apart(primary.text, error.text)).toBeGreaterThan(20);
});
