import { firstPage } from '@/components/ui/table/first-page';
import { useLocale, useTranslations } from 'next-intl';
import { useProductFilter } from '@/components/shared/product/use-product-filter';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import { languagesIn } from '@/components/ui/form/inputs/names/languages';
import { lazyDrawer } from '@/components/ui/record/lazy-drawer';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import { ListScreen } from '@/components/ui/table/ListScreen';
import { withRecycle } from '@/components/ui/table/recycle/with-recycle';
import { viewsOf } from '@/components/ui/table/views';
import { useEntityList } from '@/components/ui/table/use-entity-list';
import { QUESTION_STATUSES } from '@/lib/api/question';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { useQuestionColumns } from './question-columns';
import { QUESTION_LIST, QUESTION_SORTS } from './question-list';
import { useQuestionActions } from './use-question-actions';

const AnswerDrawer = lazyDrawer(() => import('./answer/AnswerDrawer').then((module) => module.AnswerDrawer));

function QuestionList() {
  const t = useTranslations('question');
  const locale = useLocale();
  const list = useEntityList(QUESTION_LIST);
  const make = useFilters(list.filters);
  return (
    <>
      <ListScreen
        list={list}
        columns={useQuestionColumns()}
        sorts={QUESTION_SORTS.map((by) => ({ by, title: t(`column.${by}`) }))}
        filters={[
          useProductFilter(list.filters),
          make.options('country', t('filter.country'), countriesIn(locale)),
          make.options('language', t('column.language'), languagesIn(locale)),
          make.flag('answered', t('filter.answered')),
          make.flag('pinned', t('filter.pinned')),
          make.days('created', t('column.createdAt')),
        ]}
        views={viewsOf(QUESTION_STATUSES, (status) => t(`status.${status}`)).map((view) => ({
          ...view,
          urgent: view.value === 'pending',
        }))}
        nameOf={({ content }) => content}
        actions={useQuestionActions(list.selection.drop)}
        recycle={{ href: hrefOf(paths.questions({ deleted: 'true' })), guard: ['question:delete'] }}
        texts={{ search: t('search'), failed: t('failed') }}
        never={{ title: t('never.title'), text: t('never.text') }}
      />
      <AnswerDrawer />
    </>
  );
}

export const QuestionListScreen = withRecycle(QuestionList, () =>
  import('./QuestionRecycleList').then((module) => module.QuestionRecycleList),
);

export const first = firstPage(QUESTION_LIST);
