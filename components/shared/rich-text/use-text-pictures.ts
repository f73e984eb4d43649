import type { Editor } from '@tiptap/core';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canRetry, useUploadText } from '@/components/ui/media/use-upload-text';
import { useUploads } from '@/components/shared/material/use-uploads';
import { FILE_LIMITS } from '@/lib/api/file';
import { fetchForeignPicture, pictureFile, pictureName } from '@/lib/api/addresses/foreign-picture';
import { showMessage } from '@/lib/state/messages';
import { useSession } from '@/lib/state/session';
import { store } from '@/lib/state/store';
import { uploadsOf } from '@/lib/state/uploads';
import { visibleFileName } from '@/lib/util/files/file-name';
import { nowText } from '@/lib/util/clock';
import { useFieldInput } from '@/components/ui/form/field-context';
import { useFormHandle } from '@/components/ui/form/form-context';
import { takePictures, type Intake } from './pasted-pictures';
import { pendingPicturesOf, withUploaded } from './pending-pictures';
import type { PendingParts } from './pending-view';
import { settlePictures } from './picture-commands';

/** Names in a message; of more only the number is given. */
const MAX_NAMES = 3;

/** Screenshots all have the same name; the time distinguishes them in the library. */
const named = (file: File): File =>
  /^image\.\w+$/.test(file.name)
    ? new File([file], file.name.replace('image', `pasted-${nowText().replace(/\D/g, '').slice(0, 14)}`), {
        type: file.type,
      })
    : file;

/**
 * The pictures that a text takes up: uploaded through the queue of the session, with a placeholder in the text until
 * they are on the platform. An upload goes on while the view is hidden; the text then gets the address directly.
 */
export function useTextPictures(editor: Editor | null) {
  const t = useTranslations('richText');
  const uploadTexts = useTranslations('form.upload');
  const format = useFormatter();
  const { id: owner, name: path } = useFieldInput<string | undefined>();
  const { model } = useFormHandle();
  const session = useSession();
  const pending = pendingPicturesOf(session);
  const live = useRef<Editor>(null);
  const uploadText = useUploadText(['image'], FILE_LIMITS.image);

  const settle = (id: string, url: string | undefined) => {
    pending.update(id, url === undefined ? { lost: true } : { url });
    const html = model.get(path);
    if (!live.current && typeof html === 'string') model.set(path, withUploaded(html, id, url));
  };
  const uploads = useUploads({
    owner,
    kind: 'image',
    maxBytes: FILE_LIMITS.image,
    onDone: ({ url }, uploadId) => pending.idsOf(uploadId).forEach((id) => settle(id, url)),
  });

  /** Uploads a file and returns the id of its placeholder. */
  const addFile = (file: File, id = pending.add(visibleFileName(file.name))): string => {
    const [uploadId] = uploads.add([file]);
    pending.update(id, { uploadId, name: visibleFileName(file.name) });
    return id;
  };
  const addFiles = (files: readonly File[]) => files.map((file) => addFile(named(file)));

  const reportLeftOut = (names: readonly string[]) => {
    if (names.length === 0) return;
    const known = [...new Set(names.map((name) => visibleFileName(name) || t('unnamed')))];
    const list = format.list([...known.slice(0, MAX_NAMES), ...(known.length > MAX_NAMES ? ['…'] : [])], {
      type: 'unit',
    });
    showMessage('warning', t('picturesLeftOut', { count: names.length, names: list }));
  };

  /** HTML from elsewhere as this text keeps it; its pictures begin to be uploaded. */
  const takeHtml = (html: string, source: DataTransfer | null, isTyped = false): string => {
    const unnamed = t('pastedName');
    const waiting: Promise<string[]>[] = [];
    const once = (address: string, begin: () => string) => pending.byAddress(address) ?? pending.note(address, begin());
    const begin = (name: string, content: Promise<File | undefined>, leftOut: string) => {
      const id = pending.add(name);
      const arrive = async () => {
        const file = await content;
        if (session.isOver) return [];
        if (file) addFile(file, id);
        else settle(id, undefined);
        return file ? [] : [leftOut];
      };
      waiting.push(arrive());
      return id;
    };
    const intake: Intake = {
      isSent: pending.isSent,
      isPending: (id) => pending.get(id) !== undefined,
      isTyped,
      upload: (content, name, address) => {
        const title = name || unnamed;
        const start = () => begin(title, pictureFile(content, title), title);
        return address === undefined ? start() : once(address, start);
      },
      fetch: (address) =>
        once(address, () => {
          const { host } = new URL(address);
          const leftOut = [host, pictureName(address)].filter(Boolean).join('/');
          return begin(host, fetchForeignPicture(address, session.signal), leftOut);
        }),
    };
    const taken = takePictures(html, source, intake);
    void Promise.all(waiting).then((lost) => reportLeftOut([...taken.leftOut, ...lost.flat()]));
    return taken.html;
  };

  const settleShown = useEffectEvent(() => {
    if (editor && !editor.isDestroyed) settlePictures(editor, pending);
  });
  useEffect(() => {
    live.current = editor;
    if (!editor) return undefined;
    settleShown();
    // An undo may bring a placeholder back.
    editor.on('update', settleShown);
    const stop = store.sub(pending.atom, settleShown);
    return () => {
      live.current = null;
      editor.off('update', settleShown);
      stop();
    };
  }, [editor, pending.atom]);

  const parts: PendingParts = {
    pending,
    queue: uploadsOf(session),
    status: (picture, upload) => {
      if (upload) return uploadText(upload);
      if (picture && !picture.uploadId) return t('fetching', { name: picture.name });
      return t('notUploaded', { name: picture?.name ?? t('unnamed') });
    },
    mayRetry: canRetry,
    retry: (name) => uploadTexts('retry', { name }),
    remove: (name) => uploadTexts('dismiss', { name: name || t('unnamed') }),
  };
  return { addFiles, takeHtml, parts, noteSent: pending.noteSent };
}
