import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { SECTIONS, type SheetColumn } from '../columns/columns';
import { ColumnGroup } from './ColumnGroup';
import { OPTIONAL_COLUMNS } from './export-prefs';
import styles from './ColumnChoice.module.css';

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
    <fieldset className={styles.root}>
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
      <div className={styles.groups} tabIndex={-1}>
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
      </div>
    </fieldset>
  );
}
