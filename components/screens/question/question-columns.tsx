import { useTranslations } from 'next-intl';
import { useMedia } from '@/components/ui/layout/use-media';
import { ProductLink } from '@/components/shared/product/ProductLink';
import type { StatusTone } from '@/components/ui/feedback/StatusChip';
import { Waiting } from '@/components/ui/feedback/Waiting';
import { useEdited } from '@/components/ui/record/use-edited';
import type { Column } from '@/components/ui/table/rows/column';
import { TextCell } from '@/components/ui/table/rows/TextCell';
import { useColumns } from '@/components/ui/table/rows/use-columns';
import { from } from '@/lib/theme/breakpoints';
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
  const roomy = useMedia(from.roomy);
  const { hrefOf } = useEdited();
  const question = ({ id, content, language, answer, pinned }: Question) => (
    <TextCell
      href={links ? hrefOf(id) : undefined}
      lang={language}
      text={content}
      mark={pinned ? t('pinned') : undefined}
      note={answer && t('answerOf', { by: answer.by, content: answer.content })}
    />
  );
  const answered = make.state(t('column.status'), ({ status }) => ({
    tone: TONES[status],
    text: t(`status.${status}`),
  }));
  return [
    { key: 'question', title: t('column.question'), width: 252, grow: true, hideable: false, render: question },
    {
      key: 'product',
      title: t('column.product'),
      width: roomy ? 212 : 168,
      card: 'plain',
      render: ({ productId, productTitle }) => <ProductLink id={productId} title={productTitle} />,
    },
    make.person('buyer', t('column.buyer'), ({ buyer }) => buyer),
    make.language('language', t('column.language'), ({ language }) => language),
    {
      ...answered,
      width: 132,
      // A question without an answer says for how long; nothing else in its row says it again.
      render: (question) =>
        question.status === 'pending' ? (
          <Waiting since={question.createdAt} limits={LIMITS} />
        ) : (
          answered.render(question)
        ),
    },
    make.count('likes', t('column.likes'), 80, ({ likes }) => likes),
    make.time('createdAt', t('column.createdAt'), ({ createdAt }) => createdAt),
  ];
}
