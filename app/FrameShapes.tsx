import splash from './splash.json';
import styles from './frame-shapes.module.css';

/** The frame as grey shapes, in the HTML for whoever holds a token, until the frame itself stands. */
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
