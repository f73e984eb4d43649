import type { Editor } from '@tiptap/core';
import type { NodeView } from '@tiptap/pm/view';
import { store } from '@/lib/state/store';
import type { uploadsOf, Upload } from '@/lib/state/uploads';
import type { PendingPicture, PendingPictures } from './pending-pictures';

export interface PendingParts {
  pending: PendingPictures;
  queue: ReturnType<typeof uploadsOf>;
  /** What is happening to a picture; undefined for one that is not known any more. */
  status: (picture: PendingPicture | undefined, upload: Upload | undefined) => string;
  mayRetry: (upload: Upload) => boolean;
  retry: (name: string) => string;
  remove: (name: string) => string;
}

function button(action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.addEventListener('click', action);
  return element;
}

/** In the text, a picture that is not on the platform yet: its progress, or why it failed and what can be done. */
export function pendingView(
  id: string,
  editor: Editor,
  position: () => number | undefined,
  parts: PendingParts,
): NodeView {
  const { pending, queue } = parts;
  const dom = document.createElement('div');
  dom.className = 'picture-pending';
  dom.contentEditable = 'false';
  const status = document.createElement('span');
  const progress = document.createElement('progress');
  const uploadNow = () => {
    const uploadId = pending.get(id)?.uploadId;
    return uploadId === undefined ? undefined : store.get(queue.atom).find((one) => one.id === uploadId);
  };
  const retry = button(() => {
    const upload = uploadNow();
    if (upload) queue.retry(upload.id);
  });
  const remove = button(() => {
    const upload = uploadNow();
    if (upload) queue.cancel(upload.id);
    const at = position();
    if (at !== undefined)
      editor
        .chain()
        .focus()
        .deleteRange({ from: at, to: at + 1 })
        .run();
  });
  dom.append(status, progress, retry, remove);

  function draw() {
    const picture = pending.get(id);
    const upload = uploadNow();
    const isFetching = picture !== undefined && !picture.lost && picture.uploadId === undefined;
    const isFailed = !isFetching && (upload === undefined || upload.state === 'failed') && picture?.url === undefined;
    const name = picture?.name ?? '';
    const text = parts.status(picture, upload);
    dom.toggleAttribute('data-failed', isFailed);
    status.setAttribute('role', isFailed ? 'alert' : 'status');
    if (status.textContent !== text) status.textContent = text;
    progress.hidden = isFailed;
    progress.setAttribute('aria-label', text);
    if (upload?.sent !== undefined && upload.sent < 1) progress.value = upload.sent;
    else progress.removeAttribute('value');
    retry.hidden = !upload || !parts.mayRetry(upload);
    retry.textContent = parts.retry(name);
    remove.textContent = parts.remove(name);
  }
  draw();
  const stops = [store.sub(pending.atom, draw), store.sub(queue.atom, draw)];
  return {
    dom,
    update: ({ attrs }) => attrs.upload === id,
    stopEvent: ({ target }) => target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
    destroy: () => stops.forEach((stop) => stop()),
  };
}
