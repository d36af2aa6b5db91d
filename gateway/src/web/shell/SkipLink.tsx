import styles from './SkipLink.module.css';

/** Id of `main`. */
export const contentId = 'content';

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {children}
    </a>
  );
}
