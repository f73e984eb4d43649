import splash from './html/splash.json';
import styles from './frame-shapes.module.css';

/** A skeleton of the frame, part of the HTML: shown to users with a token until the frame is rendered. */
export function FrameShapes() {
  return (
    <div className={`${styles.frame} entry-frame`}>
      <div className={`${styles.menu} menu-surface`}>
        <span className={styles.brand} />
        {Array.from({ length: 9 }, (_, at) => (
          <span key={at} className={styles.entry} />
        ))}
      </div>
      <div className={styles.header} />
      <div className={styles.tabs} />
      <p className="visually-hidden" role="status">
        {splash.loading}
      </p>
    </div>
  );
}
