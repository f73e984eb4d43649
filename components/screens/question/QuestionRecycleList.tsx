import { useTranslations } from 'next-intl';
import { RecycleList } from '@/components/ui/table/recycle/RecycleList';
import { questionApi } from '@/lib/api/question';
import { paths } from '@/lib/router/paths';
import { useQuestionColumns } from './question-columns';

const SHOWN = ['question', 'product', 'buyer', 'status'];

/** The questions that were deleted in the last 30 days. */
export function QuestionRecycleList() {
  const t = useTranslations('question');
  const columns = useQuestionColumns({ links: false }).filter(({ key }) => SHOWN.includes(key));
  return (
    <RecycleList
      name="question-deleted"
      api={questionApi}
      right="question:delete"
      columns={() => columns}
      nameOf={({ content }) => content}
      back={paths.questions()}
      texts={{ search: t('search'), failed: t('failed') }}
    />
  );
}
