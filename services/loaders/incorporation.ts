import { contentPagesIn } from './contentPage';

export const { getStaticPaths, getStaticProps } = contentPagesIn('/cht/Incorporation');
