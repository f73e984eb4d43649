import { useMessages, useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { NativeChoice } from '@/components/ui/form/inputs/NativeChoice';
import { valueAt } from '@/components/ui/form/paths';
import { SECTIONS, SHEET_COLUMNS } from '../columns/columns';
import { useGrowing } from '@/components/ui/loading/deferred';
import type { SheetHeads } from '../worker/import-sheets';
import type { MatchedHead } from '../worker/match-columns';
import { HiddenParts } from './HiddenParts';
import { SheetTable } from './SheetTable';
import styles from './ColumnsStep.module.css';

/** Rows drawn in one frame: each has a choice of all fields. */
const ROWS_PER_FRAME = 8;

interface ColumnsStepProps {
  sheets: SheetHeads[];
  onChange: (sheetAt: number, heads: MatchedHead[]) => void;
}

/** Which column of the file fills which field; a field is filled by one column. */
export function ColumnsStep({ sheets, onChange }: ColumnsStepProps) {
  const t = useTranslations('productSheet.import');
  const sections = useTranslations('productForm.sections');
  const figures = useTranslations('productSheet.section');
  const messages = useMessages();
  const choose = (sheetAt: number, heads: MatchedHead[], head: MatchedHead, column: string) =>
    onChange(
      sheetAt,
      heads.map((one) =>
        one === head ? { ...one, column } : one.column === column && column ? { ...one, column: '' } : one,
      ),
    );
  const most = Math.max(...sheets.map(({ heads }) => heads.length));
  const shown = useGrowing(most, ROWS_PER_FRAME);
  return sheets.map(({ name, rows, heads, hiddenRows, hiddenSheets }, sheetAt) => (
    <section key={name}>
      <Text variant="subtitle2" as="h3" className={space.below8}>
        {name ? t('sheetRows', { name, count: rows }) : t('rows', { count: rows })}
      </Text>
      <HiddenParts rows={hiddenRows} heads={heads} sheets={sheetAt === 0 ? hiddenSheets : []} />
      <SheetTable aria-label={t('columns')} stacked>
        <thead>
          <tr>
            <th scope="col">{t('inFile')}</th>
            <th scope="col">{t('samples')}</th>
            <th scope="col">{t('field')}</th>
          </tr>
        </thead>
        <tbody>
          {heads.slice(0, shown).map((head) => (
            <tr key={head.at[0]} data-quiet={head.column === '' || undefined}>
              <th scope="row">{head.head || t('noHead', { position: head.at[0]! + 1 })}</th>
              <td className={styles.samples}>{head.samples.map((sample) => sample.slice(0, 60)).join(' · ')}</td>
              <td>
                <NativeChoice
                  fullWidth
                  label={t('fieldOf', { head: head.head })}
                  value={head.column}
                  onChange={(column) => choose(sheetAt, heads, head, column)}
                >
                  <option value="">{t('leaveOut')}</option>
                  {SECTIONS.map((section) => (
                    <optgroup key={section} label={section === 'figures' ? figures('figures') : sections(section)}>
                      {SHEET_COLUMNS.filter((column) => column.section === section).map(({ key, label }) => (
                        <option key={key} value={key}>
                          {String(valueAt(messages, label) ?? '')}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </NativeChoice>
              </td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </section>
  ));
}
