import { destination, type LinkContext } from '../../domain/destination';
import styles from './blocks.module.css';

interface NeedsProps {
  needs: { phrase: string; text: string; choices: { label: string; url: string }[] }[];
  links: LinkContext;
}

/** Services by need: the beginning of a sentence, and every way to end it. */
export function Needs({ needs, links }: NeedsProps) {
  return (
    <ul className={styles.rows}>
      {needs.map(({ phrase, text, choices }) => (
        <li className={styles.row} key={phrase}>
          <h3>{phrase} …</h3>
          {text && <p className={styles.quiet}>{text}</p>}
          <ul className={styles.choices}>
            {choices.map(({ label, url }) => {
              const href = destination(url, links);
              return <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>;
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
