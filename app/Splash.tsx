import { BrandMark } from '@/components/ui/brand/BrandMark';
import splash from './splash.json';

/** What is shown of a page that stands alone until it has arrived. */
export function Splash() {
  return (
    <div className="splash">
      <BrandMark size={44} />
      <p>{splash.loading}</p>
    </div>
  );
}

/**
 * In the HTML beside the page, in words of both languages: said where scripts are off, and where the client's files fail
 * to arrive (pre-paint.ts).
 */
export function StartLine() {
  return (
    <>
      <div className="start-line" id="start-late" role="alert" hidden>
        {splash.late.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a href="">{splash.reload}</a>
      </div>
      <noscript>
        <div className="start-line">
          <p>{splash.noScript}</p>
        </div>
      </noscript>
    </>
  );
}
