import type { Layout } from '../layouts/layout';

const FILL = { menu: 'var(--picture-menu)', page: 'var(--surface-base)' };

/** What a layout looks like, from its own description. */
export const LayoutPicture = ({ picture }: { picture: Layout['picture'] }) => (
  <svg viewBox="0 0 64 44" preserveAspectRatio="none" aria-hidden>
    <rect width="64" height="44" fill="var(--surface-pressed)" />
    {picture.map(([x, y, width, height, tone, round = tone === 'page' ? 1 : 0], index) => (
      <rect key={index} x={x} y={y} width={width} height={height} rx={round} fill={FILL[tone]} />
    ))}
  </svg>
);
