import { keyframes, styled } from '@mui/material/styles';
import type { MaskKind } from '@/lib/state/mask';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const turnBack = keyframes({ to: { transform: 'rotate(-1turn)' } });
const beat = keyframes({
  '0%, 100%': { transform: 'scale(.55)', opacity: 0.55 },
  '40%': { transform: 'none', opacity: 1 },
});
const swing = keyframes({ from: { transform: 'rotate(-110deg)' }, to: { transform: 'rotate(110deg)' } });
const fold = keyframes({ '0%, 20%': { transform: 'none' }, '80%, 100%': { transform: 'rotate(180deg)' } });

/** The skin's colour first, then distinct chart colours; all have contrast on the dark background. */
const COLOURS = ['#93aeff', '#ffb066', '#5fd6a3', '#ff8f85'];

/** Each kind is a combination of animated parts; with reduced motion it is a still picture. */
const Root = styled('div')({
  position: 'relative',
  width: 56,
  height: 56,
  '& i': { position: 'absolute', display: 'block' },
  '&.dots i': { top: 21, width: 12, height: 12, borderRadius: '50%', animation: `${beat} 1.1s infinite ease-in-out` },
  '&.gauge': {
    overflow: 'hidden',
    height: 34,
    '& i:first-of-type': { inset: '4px 4px auto', height: 48, border: `6px solid ${COLOURS[0]}`, borderRadius: '50%' },
    '& i:last-of-type': {
      left: 26,
      bottom: 2,
      width: 4,
      height: 24,
      borderRadius: 'var(--radius-bar)',
      background: COLOURS[1],
      transformOrigin: '50% 100%',
      animation: `${swing} 1s infinite alternate ease-in-out`,
    },
  },
  '&.inner-circles i': {
    border: '4px solid transparent',
    borderRadius: '50%',
    animation: `${turn} 1.2s infinite linear`,
    '&:nth-of-type(even)': { animationName: turnBack.toString() },
  },
  '&.plus i': {
    width: 24,
    height: 24,
    borderRadius: 'var(--radius-chip)',
    transformOrigin: '50% 50%',
    animation: `${fold} 1.4s infinite alternate ease-in-out`,
  },
});

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
    <Root className={kind} aria-hidden="true">
      {partsOf(kind).map((style, at) => (
        <i key={at} style={style} />
      ))}
    </Root>
  );
}
