import type { ReactNode } from 'react';

import { ChineseMessage, Code, ErrorGround, GraduatedEdge, Text, Title } from '../ui/site';

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
export const Problem = ({ statusCode, title, text, children }: ProblemProps) => (
  <ErrorGround>
    <Code aria-hidden>{statusCode}</Code>
    <GraduatedEdge />
    <ChineseMessage lang="zh-Hans">{message}</ChineseMessage>
    <Text>
      <Title>{title}</Title>
      <p>{text}</p>
      {children}
    </Text>
  </ErrorGround>
);
