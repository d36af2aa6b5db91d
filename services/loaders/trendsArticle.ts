import { articlePage } from './article';

export const { getStaticPaths, getStaticProps } = articlePage('trends');
