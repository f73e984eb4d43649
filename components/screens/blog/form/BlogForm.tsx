import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/Button';
import { lockOf } from '@/components/ui/permission/lock';
import { useWrite } from '@/components/ui/button/use-write';
import { RecordHeading } from '@/components/ui/record/RecordHeading';
import { RecordForm } from '@/components/ui/record/RecordForm';
import { useRecordEditor } from '@/components/ui/record/use-record-editor';
import { useUndo } from '@/components/ui/table/changes/use-undo';
import { blogApi, type Blog, type BlogStatus } from '@/lib/api/blog';
import { localized, CONTENT_LANGUAGES } from '@/lib/i18n/localized';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { showMessage } from '@/lib/state/messages';
import { BuyerViewButton } from '@/components/shared/buyer-view/BuyerViewButton';
import { useBuyerView } from '@/components/shared/buyer-view/use-buyer-view';
import { BLOG_KIND, plainSave, savesOf, type SaveAction } from './blog-kind';
import { checkBlog, toRecord, type BlogValues } from './blog-values';
import { BlogAside } from './BlogAside';
import { BlogSections } from './BlogSections';
import { useFieldLabel, useShownValue, useBlogSections, useBlogValues } from './blog-labels';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { BLOG_TONES } from '../list/blog-status';
import { useDeferredValue, type ReactNode } from 'react';
import { useFormState } from '@/components/ui/form/form-context';
import { FormNav } from '@/components/ui/form/links/FormNav';
import { isEmptyHtml } from '@/components/ui/form/rich-text';
import { doneSections } from '@/components/ui/form/sections';
import { WhileSaved } from '@/components/ui/record/SaveBar';
import { DiscardButton } from '@/components/ui/record/SaveButtons';
import { Shortcut } from '@/components/ui/form/Shortcut';

interface StatusVerbsProps {
  blog: Blog | undefined;
  busy: boolean;
  onRun: (action: SaveAction) => void;
  /** The save that changes no status is among them. */
  plain?: boolean;
}

function StatusVerbs({ blog, busy, onRun, plain = false }: StatusVerbsProps) {
  const t = useTranslations('blogForm.actions');
  const publishAt = useFormState(({ values }) => (values as BlogValues).publishAt);
  const saves = savesOf(blog, publishAt);
  const lookOf = (save: SaveAction) => {
    if (save === saves.at(-1)) return { variant: 'contained' } as const;
    return save === plainSave(blog) ? undefined : ({ variant: 'text', color: 'inherit' } as const);
  };
  return saves
    .filter((save) => plain || save !== plainSave(blog))
    .map((save) => (
      <Button key={save} {...lookOf(save)} disabled={busy} onClick={() => onRun(save)} {...lockOf()}>
        {t(save)}
        {save === plainSave(blog) && <Shortcut name="save" />}
      </Button>
    ));
}

/** Rendered deferred, so that typing does not wait for it. */
function BlogNav({ blog }: { blog: Blog | undefined }) {
  const t = useTranslations('blogForm.nav');
  const values = useDeferredValue(useBlogValues());
  const sections = useBlogSections();
  const done = doneSections(sections, toRecord(values, undefined).record, checkBlog(values, 'full', blog));
  const lacks = CONTENT_LANGUAGES.filter((language) => isEmptyHtml(values.content[language] ?? ''));
  return <FormNav sections={sections} done={done} notes={{ content: lacks.length === 1 ? t(lacks[0]!) : undefined }} />;
}

interface BlogHeadingProps {
  blog: Blog | undefined;
  children: ReactNode;
}

function BlogHeading({ blog, children }: BlogHeadingProps) {
  const t = useTranslations('blogForm');
  const locale = useLocale();
  const title = blog ? localized(blog.title, locale) || t('pageTitle') : t('new');
  const facts = blog ? (
    <StatusChip tone={BLOG_TONES[blog.status]}>{t(`status.${blog.status}`)}</StatusChip>
  ) : (
    t('newHint')
  );
  return (
    <RecordHeading title={title} record={blog} picture={blog?.cover} facts={facts}>
      {children}
    </RecordHeading>
  );
}

/** A platform that ignores the status in `doEdit` gets it by `doStatus`, which may be refused with a reason. */
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
      // A post created by this save has no former status.
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
  onCreated: (id: string) => void;
}

export function BlogForm({ blog, onCreated }: BlogFormProps) {
  const t = useTranslations('blogForm');
  const editor = useRecordEditor({
    kind: BLOG_KIND,
    record: blog,
    check: checkBlog,
    saveKey: plainSave,
    onCreated,
    then: useStates(blog?.status),
  });
  const { base, saving } = editor;
  const verbs = (plain: boolean) => <StatusVerbs blog={base} busy={saving.busy} onRun={editor.run} plain={plain} />;
  const show = useBuyerView(editor, (record) => ({ kind: 'post', record }));
  return (
    <RecordForm
      editor={editor}
      label={t('pageTitle')}
      back={{ href: hrefOf(paths.blogList()), label: t('back') }}
      nav={<BlogNav blog={base} />}
      heading={
        <BlogHeading blog={base}>
          <BuyerViewButton onClick={show} />
          {base && (editor.mayEdit || lockOf()) && <WhileSaved>{verbs(false)}</WhileSaved>}
        </BlogHeading>
      }
      aside={{ label: t('aside'), children: <BlogAside blog={base} /> }}
      labelOf={useFieldLabel()}
      show={useShownValue()}
      actions={
        <>
          <DiscardButton onDiscard={editor.discard} />
          {verbs(true)}
        </>
      }
    >
      <BlogSections />
    </RecordForm>
  );
}
