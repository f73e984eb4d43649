import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/ui/button/use-write';
import { useOpened } from '@/components/ui/layout/use-opened';
import { RecordForm } from '@/components/ui/form/RecordForm';
import { useRecordEditor } from '@/components/ui/form/use-record-editor';
import { useUndo } from '@/components/ui/table/use-undo';
import { blogApi, type Blog, type BlogStatus } from '@/lib/api/blog';
import { localized } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import type { Post } from '../preview/BlogArticle';
import { LazyBlogPreview } from '../preview/lazy-preview';
import { BLOG_KIND, plainSave, type SaveAction } from './blog-kind';
import { checkBlog, toRecord } from './blog-values';
import { BlogAside } from './BlogAside';
import { BlogHeading } from './BlogHeading';
import { BlogNav } from './BlogNav';
import { BlogSections } from './BlogSections';
import { SaveActions } from './SaveActions';
import { useFieldLabel, useShownValue } from './blog-labels';

/**
 * After a save that asks for a state: a platform that keeps states out of `doEdit` is asked by `doStatus`, and may refuse
 * with its reason.
 */
function useStates(former: BlogStatus | undefined): Partial<Record<SaveAction, (saved: Blog) => Promise<void>>> {
  const t = useTranslations('blogForm.done');
  const { mutateAsync } = useWrite(blogApi.mutations.setStatus());
  const locale = useLocale();
  const { meta } = blogApi.mutations.setStatus();
  const undo = useUndo<Blog>({ meta, nameOf: ({ title }) => localized(title, locale) });
  const reach = (to: BlogStatus, done: string) => async (saved: Blog) => {
    const failed = saved.status === to ? [] : (await mutateAsync({ ids: [saved.id], status: to })).data.failed;
    const refused = failed.find(({ id }) => id === saved.id);
    if (refused) showMessage('error', refused.msg);
    else {
      // A post that was made by this very save has no state before it.
      const back = former !== undefined && former !== to ? former : undefined;
      const run = async (ids: string[]) => (back ? (await blogApi.setStatus(ids, back)).data.failed : []);
      undo.offer('success', done, back ? [{ rows: [saved], run }] : []);
    }
  };
  return {
    publish: reach('published', t('published')),
    schedule: reach('scheduled', t('scheduled')),
    unschedule: reach('draft', t('draft')),
    hide: reach('hidden', t('hidden')),
  };
}

interface BlogFormProps {
  blog: Blog | undefined;
  /** A new post has been given its id. */
  onCreated: (id: string) => void;
}

/** The form over one post, or over one to be. */
export function BlogForm({ blog, onCreated }: BlogFormProps) {
  const t = useTranslations('blogForm');
  const preview = useOpened<Post>();
  const editor = useRecordEditor({
    kind: BLOG_KIND,
    record: blog,
    check: checkBlog,
    saveKey: plainSave,
    onCreated,
    then: useStates(blog?.status),
  });
  const { base, form, saving } = editor;
  const show = () =>
    preview.open({ summary: '', tags: [], ...toRecord(form.getValues(), base).record } as unknown as Post);
  return (
    <>
      <RecordForm
        editor={editor}
        label={t('title')}
        back={{ href: hrefOf(paths.blogList()), label: t('back') }}
        nav={<BlogNav blog={base} />}
        heading={<BlogHeading blog={base} onPreview={show} />}
        aside={{ label: t('aside'), children: <BlogAside blog={base} /> }}
        labelOf={useFieldLabel()}
        show={useShownValue()}
        actions={<SaveActions blog={base} busy={saving.busy} onRun={editor.run} onDiscard={editor.discard} />}
      >
        <BlogSections />
      </RecordForm>
      {preview.what && <LazyBlogPreview post={preview.what} onClose={preview.close} />}
    </>
  );
}
