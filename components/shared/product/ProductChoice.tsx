import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRested } from '@/components/ui/feedback/use-rested';
import { TextBox } from '@/components/ui/form/text/text-box';
import { productApi } from '@/lib/api/product';
import { EntityOptions } from '@/components/ui/picker/EntityOptions';
import { useProductFace } from './use-product-face';
import styles from './ProductChoice.module.css';

const SHOWN = 8;

interface ProductChoiceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

export function ProductChoice({ value, onChange }: ProductChoiceProps) {
  const t = useTranslations('picker');
  const [word, setWord] = useState('');
  const keyword = useRested(word.trim());
  const query = { keyword: keyword || undefined, pageSize: SHOWN, sort: 'updatedAt', order: 'desc' };
  const { data, isPlaceholderData } = useQuery(productApi.list(query));
  const rows = data?.list ?? [];
  return (
    <>
      <TextBox
        size="small"
        value={word}
        placeholder={t('findProduct')}
        onChange={(event) => setWord(event.target.value)}
        aria-label={t('findProduct')}
      />
      <div aria-busy={isPlaceholderData} className={styles.row}>
        <EntityOptions
          label={t('products')}
          rows={rows}
          face={useProductFace()}
          chosen={value ? [value] : []}
          several={false}
          full={false}
          onToggle={({ id }) => onChange(id === value ? undefined : id)}
        />
      </div>
    </>
  );
}
