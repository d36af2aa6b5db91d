import { destination, type LinkContext } from '../../domain/destination';
import styles from './blocks.module.css';

interface CardsProps {
  cards: { title: string; text: string; url: string | null }[];
  links: LinkContext;
}

/** Services by need: one row a situation, led to where it is dealt with. */
export function Cards({ cards, links }: CardsProps) {
  return (
    <ul className={styles.rows}>
      {cards.map(({ title, text, url }) => {
        const href = url && destination(url, links);
        return (
          <li className={styles.row} key={title}>
            <h3>
              {href ? (
                <a className={styles.rowLink} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className={styles.quiet}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
