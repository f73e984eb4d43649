import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { labelOfKeys } from '../form/field-label';
import { ConflictChoice } from './ConflictChoice';
import type { Difference, Side } from './diff-records';
import { below } from '@/lib/theme/breakpoints';

interface ConflictTableProps {
  differences: readonly Difference[];
  /** The chosen side of each difference. */
  choice: readonly Side[];
  onChoose: (at: number, side: Side) => void;
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
  const tForm = useTranslations('form');
  const inRow = (section: string, label: string) => tForm('labelInSection', { section, label });
  const group = useId();
  const heading = { mine: t('mine'), theirs: theirsLabel };
  return (
    <Frame>
      <Head aria-hidden="true">
        <span />
        <span>{heading.mine}</span>
        <span>{heading.theirs}</span>
      </Head>
      {differences.map((difference, at) => {
        const { path } = difference;
        const label = labelOfKeys(labelOf, path, inRow);
        return (
          <Line key={at} role="radiogroup" aria-label={label}>
            <Name aria-hidden="true">{label}</Name>
            {SIDES.map((side) => (
              <ConflictChoice
                key={side}
                group={`${group}-${at}`}
                side={heading[side]}
                text={show(path.join('.'), difference[side])}
                checked={choice[at] === side}
                onChoose={() => onChoose(at, side)}
              />
            ))}
          </Line>
        );
      })}
    </Frame>
  );
}
