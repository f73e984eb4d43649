import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { fieldChanges, NEW, WHOLE, type ChangedProduct } from './changes';
import type { useChangeTexts } from './use-change-texts';

/** Fields that are listed of one product. */
const MAX_LINES = 8;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '& li': { overflowWrap: 'anywhere' } });

interface ChangeLinesProps {
  product: ChangedProduct;
  texts: ReturnType<typeof useChangeTexts>;
}

/** What changes of one product, a line for each field: "Price: $10.00 → $12.00". */
export function ChangeLines({ product, texts }: ChangeLinesProps) {
  const t = useTranslations('productChange');
  const changes = fieldChanges(product);
  const more = changes.length - MAX_LINES;
  if (changes[0]?.path === WHOLE) return null;
  return (
    <List>
      {changes.slice(0, MAX_LINES).map((change) => {
        const field = texts.field(change.path);
        return (
          <li key={change.path} dir="auto">
            {change.path === NEW ? field : t('line', { field, ...texts.values(change) })}
          </li>
        );
      })}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </List>
  );
}
