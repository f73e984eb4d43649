import type { MaskKind } from '@/lib/state/mask';
import styles from './Spinner.module.css';

/** The skin's colour first, then distinct chart colours; all have contrast on the dark background. */
const COLOURS = ['#93aeff', '#ffb066', '#5fd6a3', '#ff8f85'];

const PLACES = [
  { left: 2, top: 2 },
  { left: 30, top: 2 },
  { left: 30, top: 30 },
  { left: 2, top: 30 },
];

function partsOf(kind: MaskKind) {
  if (kind === 'dots') {
    return COLOURS.map((background, at) => ({ left: at * 15, background, animationDelay: `${at * 0.14}s` }));
  }
  if (kind === 'gauge') return [{}, {}];
  if (kind === 'inner-circles') {
    return COLOURS.slice(0, 3).map((colour, at) => ({
      inset: at * 8,
      borderTopColor: colour,
      borderLeftColor: colour,
    }));
  }
  return PLACES.map((place, at) => ({ ...place, background: COLOURS[at], animationDelay: `${at * 0.12}s` }));
}

/** One of the four coloured spinners of specification 2, hidden from assistive technology. */
export function Spinner({ kind }: { kind: MaskKind }) {
  return (
    <div className={`${styles.spinner} ${styles[kind]}`} aria-hidden="true">
      {partsOf(kind).map((style, at) => (
        <i key={at} style={style} />
      ))}
    </div>
  );
}
