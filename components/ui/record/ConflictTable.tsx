import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ConflictChoice } from './ConflictChoice';
import type { Difference, Side } from './diff-records';
import { below } from '@/lib/theme/breakpoints';

interface ConflictTableProps {
  differences: readonly Difference[];
  choice: Record<string, Side>;
  onChoose: (path: string, side: Side) => void;
  theirsLabel: string;
  labelOf: (path: string) => string;
  show: (path: string, value: unknown) => string;
}

const Frame = styled('div')({
  border: '1px solid var(--border-subtle)',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
});
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 12,
  rowGap: 6,
  alignItems: 'center',
  padding: '7px 14px',
  '& + &': { borderTop: '1px solid var(--border-subtle)' },
  [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled(Line)({
  padding: '9px 14px',
  backgroundColor: 'var(--surface-sunken)',
  fontSize: 'var(--type-small)',
  fontWeight: 'var(--weight-semibold)',
  [below.phone]: { display: 'none' },
});
const Name = styled('div')({
  fontSize: 'var(--type-small)',
  lineHeight: '1.25rem',
  color: 'var(--text-secondary)',
  overflowWrap: 'anywhere',
});

const SIDES = ['mine', 'theirs'] as const;

export function ConflictTable({ differences, choice, onChoose, theirsLabel, labelOf, show }: ConflictTableProps) {
  const t = useTranslations('form.conflict');
  const heading = { mine: t('mine'), theirs: theirsLabel };
  return (
    <Frame>
      <Head aria-hidden="true">
        <span />
        <span>{heading.mine}</span>
        <span>{heading.theirs}</span>
      </Head>
      {differences.map((difference) => {
        const { path, proposed } = difference;
        const label = labelOf(path);
        return (
          <Line key={path} role="radiogroup" aria-label={label}>
            <Name aria-hidden="true">{label}</Name>
            {SIDES.map((side) => (
              <ConflictChoice
                key={side}
                group={path}
                side={heading[side]}
                text={show(path, difference[side])}
                checked={(choice[path] ?? proposed) === side}
                onChoose={() => onChoose(path, side)}
              />
            ))}
          </Line>
        );
      })}
    </Frame>
  );
}
