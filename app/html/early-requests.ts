/**
 * Runs in the head of the page, after PRE_PAINT: chooses what the first frame shows, and sends the client's first requests
 * before its scripts are loaded (docs/architecture.md, "Start"). The client uses their promises
 * (lib/util/browser/early.ts). Which calls they are was stored by an earlier visit (app/known-start.ts).
 * `data-entry` is `frame` for a browser that holds a token, `public` for the pages without the frame, else `login`.
 * `files` is filled in by the build (scripts/build/postbuild/early-files.mjs): what the frame and the first screen load, requested
 * at once, and what can come later, requested after them when the browser is idle; the frame's is requested from the login
 * page too, by `askFrame`.
 * The rules for the token and the language are those of lib/auth/token.ts and lib/api/request/encode.ts.
 */
export const EARLY_REQUESTS = `(function (win, doc, root) {
  var early = win.supplierClientEarly = { submitted: false, hasPressed: false, calls: [] };
  var known = {}, path = win.location.hash.replace(/^#[/]*/, '/').split('?')[0].replace(/[/]+$/, ''), token;
  try { known = JSON.parse(localStorage.getItem('supplier-client-start')) || {}; } catch (e) {}
  var where = known.token || ['localStorage', 'supplier-client-token'];
  try {
    if (where[0] !== 'cookie') token = win[where[0]].getItem(where[1]);
    else doc.cookie.split('; ').forEach(function (entry) {
      if (entry.indexOf(where[1] + '=') === 0) token = decodeURIComponent(entry.slice(where[1].length + 1));
    });
  } catch (e) {}
  var alone = /^[/](register|callback|403|404)$/.test(path) || (!path && /[?&](code|error)=/.test(win.location.search));
  var entry = alone ? 'public' : token || known.open ? 'frame' : 'login', lang = root.lang;
  root.setAttribute('data-entry', early.entry = entry);
  doc.addEventListener('submit', function (event) {
    if (early.isLive) return;
    event.preventDefault();
    early.submitted = true;
  }, true);
  ['keydown', 'pointerdown'].forEach(function (name) {
    win.addEventListener(name, function () { early.hasPressed = true; }, { capture: true, once: true });
  });
  if (!win.fetch || !win.AbortSignal || !AbortSignal.timeout) return;
  var files = /* early files */ null;
  var isLost = false;
  function load(part) {
    return Promise.all((part && part[lang.slice(0, 2)] || []).map(function (name) {
      return new Promise(function (settle) {
        var isStyle = /css$/.test(name), tag = doc.createElement(isStyle ? 'link' : 'script');
        tag.fetchPriority = 'low';
        // The bundler's own tags do the same where the files are on another host; one file must not be requested twice.
        if (/^https?:/.test(files.base)) tag.crossOrigin = 'anonymous';
        if (isStyle) {
          tag.rel = 'preload';
          tag.as = 'style';
          tag.href = files.base + name;
          settle();
        } else {
          tag.onload = settle;
          tag.onerror = function () { settle(isLost = true); };
          tag.src = files.base + name;
        }
        doc.head.appendChild(tag);
      });
    }));
  }
  function loadAll(first) {
    early.files = first;
    early.late = first.then(function () {
      return new Promise(function (go) {
        if (win.requestIdleCallback) requestIdleCallback(go, { timeout: 2000 });
        else setTimeout(go, 200);
      });
    }).then(function () {
      // What it has in common with the frame is in the frame's file.
      return isLost || load(files.late);
    });
  }
  if (files) early.askFrame = function () { if (!early.files) loadAll(load(files.frame)); };
  if (files && entry === 'frame') {
    // The frame need not wait for a screen that is lost on the way; by a slow line or machine both come late.
    var screen = load(files.screens[path || '/']), frame = load(files.frame);
    var patience = frame.then(function () { return new Promise(function (go) { setTimeout(go, 4000); }); });
    loadAll(Promise.all([frame, Promise.race([screen, patience])]));
    // The first format of a page loads the browser's tables of languages and zones: done while the files are being loaded.
    if (win.requestIdleCallback) requestIdleCallback(function () {
      ['en-US', lang].forEach(function (name) { new Intl.DateTimeFormat(name).format(0); });
      new Intl.NumberFormat(lang).format(0);
    });
  }
  function ask(url, init) {
    init.signal = AbortSignal.timeout(15000);
    var asked = fetch(url, init);
    asked.catch(function () {});
    return asked;
  }
  early.config = ask('config.json', { cache: 'no-cache' });
  early.knownConfig = known.config;
  if (!token || !known.config) return;
  var language = lang.indexOf('zh') === 0 ? 'zh-CN' : lang === 'en' ? 'en-US' : lang + ',en-US;q=0.8';
  // By the offset of the earlier visit: a format of the zone takes the browser longer to make than all the rest here.
  function day(match, fromToday) {
    return new Date(Date.now() + known.offset + fromToday * 864e5).toISOString().slice(0, 10);
  }
  (Array.isArray(known.calls) ? known.calls : []).forEach(function (call) {
    if (call.path !== undefined && call.path !== path) return;
    try {
      call.url = call.url.replace(/%7B(-?[0-9]+)%7D/g, day);
    } catch (e) { return; }
    var headers = { Authorization: 'Bearer ' + token, 'Accept-Language': language };
    if (call.type) headers['Content-Type'] = call.type;
    early.calls.push({
      method: call.method, url: call.url, body: call.body, token: token, language: language, sentAt: Date.now(),
      response: ask(call.url, { method: call.method, body: call.body, headers: headers })
    });
  });
})(window, document, document.documentElement);`;
