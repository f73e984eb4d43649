import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { SECTIONS, type SheetColumn } from '../columns/columns';
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
  padding: '4px 12px 12px',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', columnGap: 8 },
  '& .MuiFormControlLabel-root': { margin: 0, minWidth: 0 },
  '& .MuiFormControlLabel-label': { overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 'var(--type-small)' },
});

const Name = styled('span')({
  gridColumn: '1 / -1',
  marginTop: 10,
  fontSize: 'var(--type-caption)',
  fontWeight: 'var(--weight-medium)',
  color: 'var(--text-tertiary)',
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
  const toggle = (key: string) => onChange(left.includes(key) ? left.filter((other) => other !== key) : [...left, key]);
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
          <div key={section} role="group" aria-label={nameOf(section)}>
            <Name aria-hidden>{nameOf(section)}</Name>
            {OPTIONAL_COLUMNS.filter((column) => column.section === section).map((column) => (
              <FormControlLabel
                key={column.key}
                control={
                  <Checkbox size="small" checked={!left.includes(column.key)} onChange={() => toggle(column.key)} />
                }
                label={headOf(column)}
              />
            ))}
          </div>
        ))}
      </Groups>
    </Root>
  );
}
