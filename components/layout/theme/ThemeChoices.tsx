import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode, type ComponentProps } from 'react';
import { SETTINGS, type ThemeChoice, type ThemeSettings } from '@/lib/config/schema';
import { useAtomValue } from '@/lib/state/store';
import { changeTheme, themeAtom } from '@/lib/state/theme';
import { LAYOUTS } from '../layouts/layout-table';
import { Group, GroupHead } from './theme-parts';
import type { Layout } from '../layouts/layout';
import styles from './choice-parts.module.css';

/** How options look depends on `data-look` (board: theme drawer). */
const Choices = (props: ComponentProps<'div'>) => <div {...props} className={styles.choices} />;

/** One option: the radio button covers its drawing and its label. */
const Choice = ({ className = '', ...props }: ComponentProps<'label'>) => (
  <label {...props} className={`${styles.choice} ${className}`} />
);

const FILL = { menu: 'var(--picture-menu)', page: 'var(--surface-base)' };

const LayoutPicture = ({ picture }: { picture: Layout['picture'] }) => (
  <svg viewBox="0 0 64 44" preserveAspectRatio="none" aria-hidden>
    <rect width="64" height="44" fill="var(--surface-pressed)" />
    {picture.map(([x, y, width, height, tone, round = tone === 'page' ? 1 : 0], index) => (
      <rect key={index} x={x} y={y} width={width} height={height} rx={round} fill={FILL[tone]} />
    ))}
  </svg>
);

/** Names of skins contain hyphens, which message keys may not. */
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : S;
type Key = { [K in ThemeChoice]: `${K}.${Camel<ThemeSettings[K]>}` }[ThemeChoice];
const keyOf = (name: ThemeChoice, value: string) =>
  `${name}.${value.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())}` as Key;

const SCHEME_ICONS: Record<ThemeSettings['scheme'], LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

function SchemeIcon({ scheme }: { scheme: ThemeSettings['scheme'] }) {
  const Icon = SCHEME_ICONS[scheme];
  return <Icon size={14} aria-hidden />;
}

/** How the options of a setting are drawn; those without a drawing are text only. */
const DRAWINGS = {
  layout: { look: 'pictures', draw: (value) => <LayoutPicture picture={LAYOUTS[value].picture} /> },
  // A skin's tokens apply to descendants of an element with its name.
  themeName: { look: 'swatches', draw: (value) => <span className="drawing" data-skin={value} data-scheme="light" /> },
  scheme: { look: 'segments', draw: (value) => <SchemeIcon scheme={value} /> },
  background: {
    look: 'tiles',
    draw: (value) => (
      <span className={value}>
        <span className={value === 'none' ? 'drawing' : 'drawing menu-surface'} />
      </span>
    ),
  },
} as const satisfies { [K in ThemeChoice]?: { look: string; draw: (value: ThemeSettings[K]) => ReactNode } };

interface ThemeChoicesProps {
  name: ThemeChoice;
  aside?: ReactNode;
}

export function ThemeChoices({ name, aside }: ThemeChoicesProps) {
  const t = useTranslations('theme');
  const theme = useAtomValue(themeAtom);
  const id = useId();
  const { look, draw } = (
    DRAWINGS as Partial<Record<ThemeChoice, { look: string; draw: (value: never) => ReactNode }>>
  )[name] ?? { look: 'segments', draw: undefined };
  const labelOf = (value: string) => t(`choice.${keyOf(name, value)}`);
  return (
    <Group>
      <GroupHead>
        <h3 id={id}>{t(`group.${name}`)}</h3>
        {look === 'swatches' && <span className="value">{labelOf(theme[name])}</span>}
        {aside}
      </GroupHead>
      <Choices role="radiogroup" aria-labelledby={id} data-look={look}>
        {SETTINGS[name].values?.map((value) => (
          <Choice key={value} title={look === 'swatches' ? labelOf(value) : undefined}>
            <input
              type="radio"
              name={id}
              value={value}
              aria-label={look === 'swatches' ? labelOf(value) : undefined}
              checked={theme[name] === value}
              onChange={() => changeTheme({ [name]: value })}
            />
            {look === 'pictures' ? <span className="drawing">{draw?.(value as never)}</span> : draw?.(value as never)}
            {look !== 'swatches' && labelOf(value)}
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}
