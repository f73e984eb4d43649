import { BrandMark } from '@/components/ui/brand/BrandMark';
import splash from './splash.json';

/**
 * What is shown before any script has run: it is part of the HTML, so its words cannot wait for the messages. The second
 * half stays hidden unless the client's files fail to arrive (pre-paint.ts).
 */
export function Splash() {
  return (
    <div className="splash">
      <BrandMark size={44} />
      <p className="splash-text">{splash.loading}</p>
      <div id="splash-late" hidden>
        {splash.late.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a href="">{splash.reload}</a>
      </div>
      <noscript>{splash.noScript}</noscript>
    </div>
  );
}
