import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorRegion } from '@/components/ui/feedback/ErrorRegion';
import { isApiError } from '@/lib/api/errors';
import { productApi } from '@/lib/api/product';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useView } from '@/lib/router/view';
import { ProductForm } from './ProductForm';
import { ProductFormSkeleton } from './ProductFormSkeleton';

/** Which form stands here. A new product that has just been given its id keeps its form. */
function useFormKey(id: string | undefined): [key: number, keep: (id: string) => void] {
  const [created, setCreated] = useState<string>();
  const [form, setForm] = useState({ id, key: 0 });
  if (form.id !== id) setForm({ id, key: id !== undefined && id === created ? form.key : form.key + 1 });
  return [form.key, setCreated];
}

/** `/ProductAdd`: a new product, or with `?id=` one that is there. */
export function ProductFormScreen() {
  const t = useTranslations('productForm');
  const { query, setQuery } = useView();
  const id = query.get('id') ?? undefined;
  const [key, keep] = useFormKey(id);
  const { data, error, refetch } = useQuery({ ...productApi.detail(id ?? ''), enabled: id !== undefined });

  if (id !== undefined && !data) {
    if (!error) return <ProductFormSkeleton />;
    const gone = isApiError(error) && ['404', '410'].includes(String(error.code));
    return (
      <>
        <Typography variant="h1">{t('title')}</Typography>
        {gone ? (
          <EmptyState
            kind="none"
            title={t('gone.title')}
            text={t('gone.text')}
            actions={
              <Button variant="contained" href={hrefOf(paths.productList())}>
                {t('back')}
              </Button>
            }
          />
        ) : (
          <ErrorRegion error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <ProductForm
      key={key}
      product={id === undefined ? undefined : data}
      onCreated={(created) => {
        keep(created);
        setQuery({ id: created }, { replace: true });
      }}
    />
  );
}
