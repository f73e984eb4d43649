import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { SECTIONS, type SheetColumn } from '../columns/columns';
import { ColumnGroup } from './ColumnGroup';
import { OPTIONAL_COLUMNS } from './export-prefs';

const Root = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  // The distance between the parts of the dialog, which the line above would take away.
  '&&': { marginTop: 20 },
  padding: 0,
  border: 0,
  '& > .head': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, marginBottom: 8 },
  '& legend': { padding: 0, fontWeight: 'var(--weight-semibold)' },
  '& .count': { marginRight: 'auto', color: 'var(--text-secondary)', fontSize: 'var(--type-small)' },
});

const Groups = styled('div')({
  maxHeight: 'min(320px, 40dvh)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
});

interface ColumnChoiceProps {
  left: readonly string[];
  headOf: (column: SheetColumn) => string;
  onChange: (left: string[]) => void;
}

/** Which columns a file gets, by the sections of the form. */
export function ColumnChoice({ left, headOf, onChange }: ColumnChoiceProps) {
  const t = useTranslations('productSheet');
  const sections = useTranslations('productForm.sections');
  const nameOf = (section: SheetColumn['section']) =>
    section === 'figures' ? t('section.figures') : sections(section);
  const total = OPTIONAL_COLUMNS.length;
  const count = OPTIONAL_COLUMNS.filter(({ key }) => !left.includes(key)).length;
  return (
    <Root>
      <legend>{t('export.columns')}</legend>
      <div className="head">
        <span className="count" role="status">
          {t('export.columnsChosen', { count, total })}
        </span>
        <Button size="small" disabled={count === total} onClick={() => onChange([])}>
          {t('export.everyColumn')}
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => onChange(OPTIONAL_COLUMNS.map(({ key }) => key))}>
          {t('export.noColumn')}
        </Button>
      </div>
      <Groups tabIndex={-1}>
        {SECTIONS.map((section) => (
          <ColumnGroup
            key={section}
            name={nameOf(section)}
            columns={OPTIONAL_COLUMNS.filter((column) => column.section === section)}
            left={left}
            headOf={headOf}
            onChange={onChange}
          />
        ))}
      </Groups>
    </Root>
  );
}
