import { destination, type LinkContext } from '../../domain/destination';
import buttons from '../ui/button.module.css';
import styles from './blocks.module.css';

interface Action {
  label: string;
  url: string;
  emphasis: 'primary' | 'quiet';
}

/** The links of a call to action that this host or the site can serve. */
export function Actions({ actions, links }: { actions: Action[]; links: LinkContext }) {
  const open = actions.flatMap(({ url, ...action }) => {
    const href = destination(url, links);
    return href === null ? [] : [{ ...action, href }];
  });
  if (open.length === 0) return null;
  return (
    <p className={styles.actions}>
      {open.map(({ label, href, emphasis }) => (
        <a className={emphasis === 'primary' ? buttons.primary : buttons.button} href={href} key={label}>
          {label}
        </a>
      ))}
    </p>
  );
}
