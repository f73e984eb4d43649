import { useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { ProductLink } from '@/components/ui/product/ProductLink';
import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import { Waiting } from '@/components/ui/feedback/Waiting';
import { useEdited } from '@/components/ui/record/use-edited';
import type { Column } from '@/components/ui/table/rows/column';
import { TextCell } from '@/components/ui/table/rows/TextCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import type { Question, QuestionStatus } from '@/lib/api/question';

const TONES: Record<QuestionStatus, StatusTone> = { pending: 'warning', answered: 'success', hidden: 'hollow' };
/** Hours: shops are rated by answers within 24 (business practice 2.8); after three days buyers are lost. */
const LIMITS = { late: 24, overdue: 72 };

interface ColumnOptions {
  /** False: the questions cannot be opened. */
  links?: boolean;
}

export function useQuestionColumns({ links = true }: ColumnOptions = {}): Column<Question>[] {
  const t = useTranslations('question');
  const make = useColumns<Question>();
  const { hrefOf } = useEdited();
  const question = ({ id, content, language, answer, pinned }: Question) => (
    <TextCell
      href={links ? hrefOf(id) : undefined}
      lang={language}
      text={content}
      mark={pinned ? t('pinned') : undefined}
      note={answer ? t('answerOf', { by: answer.by, content: answer.content }) : t('noAnswer')}
    />
  );
  return [
    { ...{ key: 'question', title: t('column.question'), width: 300, grow: true, hideable: false }, render: question },
    {
      ...{ key: 'product', title: t('column.product'), width: 168, card: 'plain' },
      render: ({ productId, productTitle }) => <ProductLink id={productId} title={productTitle} />,
    },
    make.person('buyer', t('column.buyer'), ({ buyer }) => buyer),
    make.language('language', t('column.language'), ({ language }) => language),
    {
      ...make.state(t('column.status'), ({ status }) => ({ tone: TONES[status], text: t(`status.${status}`) })),
      width: 120,
    },
    make.count('likes', t('column.likes'), 80, ({ likes }) => likes),
    {
      ...make.time('createdAt', t('column.createdAt'), ({ createdAt }) => createdAt),
      width: 128,
      render: ({ createdAt, status }) =>
        status === 'pending' ? <Waiting since={createdAt} limits={LIMITS} /> : <Moment at={createdAt} />,
    },
  ];
}
