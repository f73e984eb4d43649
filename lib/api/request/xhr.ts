const NO_BODY = [204, 205, 304];

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name.trim()) headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}

/**
 * A `fetch` of a form over XMLHttpRequest, which alone reports upload progress (docs/decisions/lists.md D96).
 * `onProgress` gets the sent share, from 0 to 1. Responses and errors are those of `fetch`. The form is sent itself:
 * WebKit does not read it back out of a Request.
 */
export function fetchWithProgress(form: FormData, onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      // Else Firefox takes an answer without a type for XML.
      xhr.responseType = 'text';
      // The type of a form names its boundary, which is made where the form is sent.
      request.headers.forEach((value, name) => name === 'content-type' || xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
      xhr.onload = () =>
        resolve(
          new Response(NO_BODY.includes(xhr.status) ? null : xhr.responseText, {
            status: xhr.status,
            statusText: xhr.statusText,
            headers: headersOf(xhr),
          }),
        );
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(request.signal.reason as Error);
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(form);
    });
  };
}
