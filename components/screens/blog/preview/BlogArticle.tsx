import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useFormatter, useTranslations } from 'next-intl';
import { EntityFace } from '@/components/ui/product/EntityFace';
import { useProductFace } from '@/components/ui/product/use-product-face';
import { useRecords } from '@/components/ui/product/use-records';
import { SafeHtml } from '@/components/ui/feedback/SafeHtml';
import { Picture } from '@/components/ui/media/Picture';
import { plainText } from '@/components/ui/form/rich-text/rich-text';
import { RICH_TEXT } from '@/components/ui/form/rich-text/rich-text-frame';
import type { Blog } from '@/lib/api/blog';
import { productApi } from '@/lib/api/product';
import { type ContentLanguage, localized } from '@/lib/i18n/localized';
import { htmlLang } from '@/lib/i18n/locales';
import { readingOf } from '@/lib/util/reading';
import { below } from '@/lib/theme/breakpoints';

export type Post = Pick<
  Blog,
  'title' | 'summary' | 'cover' | 'content' | 'tags' | 'topic' | 'productIds' | 'publishAt'
>;

const Page = styled('article')({
  padding: '32px 40px 40px',
  borderRadius: 'var(--radius-card)',
  border: '1px solid var(--border-subtle)',
  backgroundColor: 'var(--surface-base)',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '[data-phone] > &': { padding: '20px 16px 24px' },
  [below.phone]: { padding: '20px 16px 24px' },
  '& .topic': { color: 'var(--text-link)', fontSize: 'var(--type-small)', fontWeight: 'var(--weight-semibold)' },
  '& h2.title': {
    margin: '4px 0 8px',
    fontSize: 'clamp(1.375rem, 4cqi, 1.875rem)',
    lineHeight: 1.3,
    fontWeight: 'var(--weight-semibold)',
  },
  '& .facts': { color: 'var(--text-tertiary)', fontSize: 'var(--type-small)', fontVariantNumeric: 'tabular-nums' },
  '& .cover': {
    display: 'block',
    width: '100%',
    maxHeight: 420,
    margin: '20px 0 0',
    borderRadius: 'var(--radius-panel)',
    objectFit: 'cover',
  },
  '& .lead': { margin: '20px 0 0', fontSize: 'var(--type-story)', lineHeight: 1.7, color: 'var(--text-secondary)' },
  '& .text': {
    marginTop: 20,
    fontSize: 'var(--type-lead)',
    lineHeight: 1.75,
    ...RICH_TEXT,
    '& p': { margin: '0 0 12px' },
  },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '24px 0 0', padding: 0, listStyle: 'none' },
  '& .tags li': {
    padding: '2px 10px',
    borderRadius: 'var(--radius-pill)',
    backgroundColor: 'var(--surface-pressed)',
    color: 'var(--text-secondary)',
    fontSize: 'var(--type-small)',
  },
  '& h3.products': { margin: '28px 0 12px', fontSize: 'var(--type-title)', fontWeight: 'var(--weight-semibold)' },
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .cards li': {
    padding: 12,
    borderRadius: 'var(--radius-panel)',
    border: '1px solid var(--border-subtle)',
    minWidth: 0,
  },
});

interface BlogArticleProps {
  post: Post;
  language: ContentLanguage;
  /** Nothing is written in this language: a buyer sees the other one. */
  missing: boolean;
}

/** The post's HTML is sanitized; of its products, those online are shown. */
export function BlogArticle({ post, language, missing }: BlogArticleProps) {
  const t = useTranslations('blogForm.preview');
  const format = useFormatter();
  const face = useProductFace();
  const products = useRecords(productApi, post.productIds);
  const shown = post.productIds
    .flatMap((id) => products.get(id)?.data ?? [])
    .filter(({ status }) => status === 'online');
  const html = localized(post.content, language);
  const { minutes } = readingOf(plainText(html));
  const facts = [
    post.publishAt && format.dateTime(new Date(post.publishAt), 'day'),
    minutes > 0 && t('minutes', { minutes }),
  ].filter(Boolean);
  return (
    <Page lang={htmlLang(language)}>
      {missing && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('missing')}
        </Alert>
      )}
      {post.topic && <div className="topic">{post.topic}</div>}
      <h2 className="title">{localized(post.title, language) || t('untitled')}</h2>
      <div className="facts">{facts.join(' · ')}</div>
      {post.cover && <Picture className="cover" src={post.cover} alt="" fallback={null} />}
      {post.summary && <p className="lead">{post.summary}</p>}
      <SafeHtml className="text" html={html} />
      {post.tags.length > 0 && (
        <ul className="tags" aria-label={t('tags')}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <>
          <h3 className="products">{t('products')}</h3>
          <ul className="cards">
            {shown.map((product) => (
              <li key={product.id}>
                <EntityFace face={{ ...face(product), title: localized(product.title, language) }} size={48} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}
