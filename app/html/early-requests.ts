/**
 * Runs in the head of the page, after PRE_PAINT: chooses what the first frame shows, and sends the client's first requests
 * before its scripts are loaded (docs/architecture.md, "Start"). The client uses their promises
 * (lib/util/browser/early.ts). Which calls they are was stored by an earlier visit (app/known-start.ts).
 * `data-entry` is `frame` for a browser that holds a token, `public` for the pages without the frame, else `login`.
 * `files` is filled in by the build (scripts/early-files.mjs): what the frame and the first screen load, requested at once.
 * The rules for the token and the language are those of lib/auth/token.ts and lib/api/request/encode.ts.
 */
export const EARLY_REQUESTS = `(function (win, doc, root) {
  var early = win.supplierClientEarly = { submitted: false, calls: [] };
  var known = {}, place = win.location.hash.replace(/^#[/]*/, '/').split('?')[0].replace(/[/]+$/, ''), token;
  try { known = JSON.parse(localStorage.getItem('supplier-client-start')) || {}; } catch (e) {}
  var where = known.token || ['localStorage', 'supplier-client-token'];
  try {
    if (where[0] !== 'cookie') token = win[where[0]].getItem(where[1]);
    else doc.cookie.split('; ').forEach(function (entry) {
      if (entry.indexOf(where[1] + '=') === 0) token = decodeURIComponent(entry.slice(where[1].length + 1));
    });
  } catch (e) {}
  var alone = /^[/](register|callback|403|404)$/.test(place) || (!place && /[?&](code|error)=/.test(win.location.search));
  var entry = alone ? 'public' : token || known.open ? 'frame' : 'login', lang = root.lang;
  root.setAttribute('data-entry', entry);
  doc.addEventListener('submit', function (event) {
    if (early.isLive) return;
    event.preventDefault();
    early.submitted = true;
  }, true);
  var files = /* early files */ null;
  if (files && entry === 'frame') [files.frame, files.places[place || '/']].forEach(function (part) {
    if (part) part.code.concat(part[lang.slice(0, 2)] || []).forEach(function (at) {
      var link = doc.createElement('link'), name = files.names[at];
      link.rel = 'preload';
      link.as = /css$/.test(name) ? 'style' : 'script';
      link.fetchPriority = 'low';
      link.href = files.base + name;
      doc.head.appendChild(link);
    });
  });
  if (!win.fetch || !win.AbortSignal || !AbortSignal.timeout) return;
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
  function day(zone, back) {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() - back * 864e5);
  }
  (known.calls || []).forEach(function (call) {
    if (call.place !== undefined && call.place !== place) return;
    try {
      if (call.days) call.url += '?from=' + day(call.zone, call.days - 1) + '&to=' + day(call.zone, 0);
    } catch (e) { return; }
    var headers = { Authorization: 'Bearer ' + token, 'Accept-Language': language };
    if (call.type) headers['Content-Type'] = call.type;
    early.calls.push({
      method: call.method, url: call.url, body: call.body, token: token, language: language, sentAt: Date.now(),
      response: ask(call.url, { method: call.method, body: call.body, headers: headers })
    });
  });
})(window, document, document.documentElement);`;
