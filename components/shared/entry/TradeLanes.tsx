import { useLoginTexts } from '@/lib/i18n/login-texts';
import styles from './entry.module.css';

const HOME = { x: 468, y: 476 };
const LANES = [
  { path: 'C420 300 210 250 96 372', width: 1.8 },
  { path: 'C430 330 300 300 214 338', width: 1.8 },
  { path: 'C450 270 330 170 222 196', width: 1.8 },
  { path: 'C500 560 520 600 500 668', width: 1.4 },
  { path: 'C420 420 360 380 318 372', width: 1.4 },
  { path: 'C540 420 610 330 640 236', width: 1.4 },
];
const PORTS = [
  { x: 96, y: 372, name: 'santos', dx: 0, dy: 24, anchor: 'middle' },
  { x: 214, y: 338, name: 'tema', dx: -14, dy: 20, anchor: 'end' },
  { x: 222, y: 196, name: 'praha', dx: -14, dy: 4, anchor: 'end' },
  { x: 500, y: 668, name: 'jakarta', dx: 14, dy: 4, anchor: 'start' },
  { x: 318, y: 372 },
  { x: 640, y: 236 },
] as const;
const MERIDIANS = [40, 84, 128, 172, 216, 260, 304, 348, 392];
const PARALLELS = [86, 172, 258, 344, 430, 516, 602, 688, 774];

/** A parallel of the globe as an arc: shorter and more curved near the poles. */
function parallel(y: number) {
  const half = Math.round(Math.sqrt(392 ** 2 - ((y - 430) * 0.88) ** 2));
  return `M${360 - half} ${y}q${half} ${Math.round((y - 430) / 9.6)} ${2 * half} 0`;
}

export function TradeLanes() {
  const { port: nameOf } = useLoginTexts().story;
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="lanes-glow" cx=".62" cy=".52" r=".6">
          <stop stopColor="#3f69e6" stopOpacity=".5" />
          <stop offset=".55" stopColor="#2f5fe0" stopOpacity=".14" />
          <stop offset="1" stopColor="#2f5fe0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lanes-line" x1="1" x2="0">
          <stop stopColor="#b9caff" />
          <stop offset="1" stopColor="#7d9dff" stopOpacity=".35" />
        </linearGradient>
      </defs>
      <rect width="720" height="900" fill="url(#lanes-glow)" />
      <g fill="none" stroke="#fff" strokeOpacity=".058">
        {MERIDIANS.map((rx) => (
          <ellipse key={rx} cx="360" cy="430" rx={rx} ry="392" />
        ))}
        {PARALLELS.map((y) => (
          <path key={y} d={parallel(y)} />
        ))}
      </g>
      <g fill="none" stroke="url(#lanes-line)" strokeLinecap="round">
        {LANES.map(({ path, width }) => (
          <path key={path} d={`M${HOME.x} ${HOME.y}${path}`} strokeWidth={width} />
        ))}
      </g>
      {PORTS.map((port) => (
        <g key={port.x}>
          <circle cx={port.x} cy={port.y} r="9" fill="#9db5ff" opacity=".16" />
          <circle cx={port.x} cy={port.y} r="3.5" fill="#dfe7ff" />
          {'name' in port && (
            <text
              className={styles.port}
              x={port.x + port.dx}
              y={port.y + port.dy}
              textAnchor={port.anchor}
              suppressHydrationWarning
              fill="#cfd8ee"
              fontSize="12"
            >
              {nameOf[port.name]}
            </text>
          )}
        </g>
      ))}
      <circle cx={HOME.x} cy={HOME.y} r="26" fill="#7d9dff" opacity=".14" />
      <circle cx={HOME.x} cy={HOME.y} r="13" fill="#7d9dff" opacity=".28" />
      <circle cx={HOME.x} cy={HOME.y} r="5.5" fill="#fff" />
      <text className={styles.port} x="486" y="500" fill="#fff" fontSize="13" fontWeight="600" suppressHydrationWarning>
        {nameOf.ningbo}
      </text>
      <g transform="translate(252 292) rotate(3)">
        <path d="M-15 0h30l-5 8h-20z" fill="#fff" />
        <path d="M-10-7h6v6h-6zM-3-7h6v6h-6zM4-7h6v6H4z" fill="#ffb066" />
      </g>
    </svg>
  );
}
