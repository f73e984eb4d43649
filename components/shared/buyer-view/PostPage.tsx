import { useFormatter, useTranslations } from 'next-intl';
import { SafeHtml } from '@/components/ui/feedback/html/SafeHtml';
import { plainText } from '@/components/ui/form/rich-text';
import { Picture } from '@/components/ui/media/Picture';
import { useRecords } from '@/components/ui/use-records';
import type { Blog } from '@/lib/api/blog';
import { productApi } from '@/lib/api/product';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';
import { readingOf } from '@/lib/util/reading';
import { Cards, productCard, Section } from './parts';
import { ShopCard } from './ShopCard';

interface PostPageProps {
  post: Partial<Blog>;
  language: ContentLanguage;
}

/** A post; of its products, those online are shown. */
export function PostPage({ post, language }: PostPageProps) {
  const t = useTranslations('buyerView.post');
  const format = useFormatter();
  const { productIds = [], tags = [], publishAt, topic, cover, summary } = post;
  const products = useRecords(productApi, productIds);
  const shown = productIds
    .flatMap((id) => products.get(id)?.data ?? [])
    .filter(({ status }) => status === 'online')
    .map((product) => productCard(product, language));
  const html = localized(post.content, language);
  const { minutes } = readingOf(plainText(html));
  const time = publishAt ? new Date(publishAt) : undefined;
  const facts = [
    time && !Number.isNaN(time.getTime()) && format.dateTime(time, 'day'),
    minutes > 0 && t('minutes', { minutes }),
  ];
  return (
    <main className="post">
      <article>
        {topic && <p className="topic">{topic}</p>}
        <h1>{localized(post.title, language) || t('untitled')}</h1>
        <p className="line">{facts.filter(Boolean).join(' · ')}</p>
        {cover && <Picture className="cover" src={cover} alt="" fallback={null} />}
        {summary && <p className="lead">{summary}</p>}
        <SafeHtml plain className="text" html={html} />
        {tags.length > 0 && (
          <ul className="tags" aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </article>
      {shown.length > 0 && (
        <Section title={t('products')}>
          <Cards cards={shown} />
        </Section>
      )}
      <ShopCard language={language} />
    </main>
  );
}
