import type { ReactNode } from 'react';

import { GraduatedEdge } from '../ui/GraduatedEdge';
import layout from '../ui/layout.module.css';
import styles from './Problem.module.css';

interface ProblemProps {
  statusCode: 404 | 500;
  title: string;
  text: string;
  /** Advice on the next step. */
  children: ReactNode;
}

/** Requirements, 2: shown literally, whatever the display language. */
const message = '哎呀，页面错误~';

/** A page that there is not, or that cannot be shown. */
export function Problem({ statusCode, title, text, children }: ProblemProps) {
  return (
    <div className={`${layout.container} ${styles.ground}`}>
      <p aria-hidden className={styles.code}>
        {statusCode}
      </p>
      <GraduatedEdge id="problem" />
      <p className={styles.message} lang="zh-Hans">
        {message}
      </p>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
