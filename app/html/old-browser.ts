import splash from './splash.json';

/**
 * The warning of specification 8, for Internet Explorer and other browsers that lack features the client requires. It
 * is written in the JavaScript of 1999 (no let, arrow functions or templates, feature checks before newer calls),
 * because it must run where nothing else can; a test checks this. Its element is outside of the part of the body that
 * React renders. It is closed by its button only, and Internet Explorer, which cannot run the client, gets no button.
 */
export const OLD_BROWSER = `(function (win, doc) {
  var words = ${JSON.stringify(splash.old)};
  var isIE = !!doc.documentMode || /MSIE |Trident\\//.test(win.navigator.userAgent);
  var css = win.CSS;
  var isModern = typeof win.Promise === 'function' && typeof win.fetch === 'function' && typeof win.structuredClone === 'function' &&
    typeof win.AbortSignal === 'function' && typeof win.AbortSignal.any === 'function' &&
    !!css && !!css.supports && css.supports('color', 'color-mix(in srgb, red 50%, blue)');
  if (!isIE && isModern) return;
  function add(parent, tag, text, styles) {
    var element = doc.createElement(tag), name;
    for (name in styles) element.style[name] = styles[name];
    if (text) element.appendChild(doc.createTextNode(text));
    parent.appendChild(element);
    return element;
  }
  function show() {
    var cover = add(doc.documentElement, 'div', '', { position: 'fixed', top: '0', right: '0', bottom: '0', left: '0', zIndex: '9999', overflow: 'auto', padding: '10% 16px 16px', background: '#1d2333', textAlign: 'center' });
    var box = add(cover, 'div', '', { maxWidth: '520px', margin: '0 auto', padding: '28px 32px', background: '#ffffff', color: '#1a1f2b', textAlign: 'left', font: '15px/26px "Microsoft YaHei", sans-serif', outline: '0' });
    var title = add(box, 'h1', words.title, { margin: '0 0 12px', font: 'bold 20px/28px "Microsoft YaHei", sans-serif' });
    var i, text, button;
    title.id = 'old-browser-title';
    text = add(box, 'div', '', {});
    text.id = 'old-browser-text';
    for (i = 0; i < words.text.length; i += 1) add(text, 'p', words.text[i], { margin: '0 0 12px' });
    if (!isIE) {
      button = add(box, 'button', words.goOn, { padding: '6px 16px', font: 'inherit', cursor: 'pointer' });
      button.type = 'button';
      button.onclick = function () { doc.documentElement.removeChild(cover); };
    }
    box.setAttribute('role', 'alertdialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('aria-labelledby', 'old-browser-title');
    box.setAttribute('aria-describedby', 'old-browser-text');
    box.tabIndex = -1;
    function hold(event) {
      var at = (event || win.event).target;
      if (cover.parentNode && at && at.nodeType === 1 && !cover.contains(at)) box.focus();
    }
    cover.onmousedown = function (event) {
      event = event || win.event;
      if ((event.target || event.srcElement) !== cover) return;
      if (event.preventDefault) event.preventDefault();
      else event.returnValue = false;
    };
    function stay(event) {
      if (event.keyCode !== 9) return;
      event.preventDefault();
      (button || box).focus();
    }
    if (doc.addEventListener) {
      doc.addEventListener('focusin', hold, false);
      cover.addEventListener('keydown', stay, false);
    }
    box.focus();
  }
  if (doc.body) show();
  else if (doc.addEventListener) doc.addEventListener('DOMContentLoaded', show, false);
  else win.attachEvent('onload', show);
})(window, document);`;
