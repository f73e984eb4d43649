// A loader of the bundler for the icons of lucide-react: the shapes of an icon become one path. An icon is then two
// elements instead of three to nine, and a list has some hundred fewer.
import { pathToFileURL } from 'node:url';

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const START = new RegExp(String.raw`^\s*m\s*(${NUMBER})[\s,]*(${NUMBER})[\s,]*`, 'i');

/** A path that starts at the same point after any other: a small m would be measured from the end of that. */
const anywhere = (d) =>
  d.replace(START, (start, x, y, at) => {
    const rest = d.slice(at + start.length);
    // Further pairs of numbers are lines, measured as the start was.
    const line = /^[-+.\d]/.test(rest) ? (start.trimStart().startsWith('m') ? 'l' : 'L') : '';
    return `M${x} ${y}${line}`;
  });

const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rect({ x = 0, y = 0, width: w, height: h, rx, ry = rx ?? 0 }) {
  const [a, b] = [Math.min(rx ?? ry, w / 2), Math.min(ry, h / 2)];
  if (a === 0 || b === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * a, h - 2 * b];
  return `M${x + a} ${y}h${across}${corner(a, b)}v${down}${corner(-a, b)}h${-across}${corner(-a, -b)}v${-down}${corner(a, -b)}z`;
}

/** The paths of the shapes, by tag; their attributes are numbers. */
const SHAPES = {
  circle: ({ cx, cy, r }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect,
};
const LISTS = { polyline: '', polygon: 'z' };
const GEOMETRY = /^(d|key|points|c?[xy][12]?|r[xy]?|width|height)$/;

/** The path of a shape; undefined for one with a look of its own, such as a fill. */
function pathOf([tag, attributes]) {
  if (Object.keys(attributes).some((name) => !GEOMETRY.test(name))) return undefined;
  const { key: _, d, points, ...sizes } = attributes;
  if (tag === 'path') return anywhere(d);
  if (tag in LISTS) return `M${points.trim()}${LISTS[tag]}`;
  return SHAPES[tag]?.(Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, Number(value)])));
}

/** The shapes of an icon in as few as possible. */
export function inOnePath(node) {
  const paths = node.map(pathOf);
  const d = paths.filter((path) => path !== undefined).join('');
  return [...(d ? [['path', { d, key: 'one' }]] : []), ...node.filter((_, index) => paths[index] === undefined)];
}

export default async function onePath(source) {
  const done = this.async();
  // Other names of an icon only pass it on.
  if (!source.includes('createLucideIcon(__iconData)')) return done(null, source);
  try {
    const { __iconData: icon } = await import(pathToFileURL(this.resourcePath).href);
    const data = JSON.stringify({ ...icon, node: inOnePath(icon.node) });
    done(
      null,
      `import createLucideIcon from '../createLucideIcon.mjs';\nconst __iconData = ${data};\nconst Icon = createLucideIcon(__iconData);\nexport { __iconData, Icon as default };\n`,
    );
  } catch (error) {
    done(error);
  }
}
