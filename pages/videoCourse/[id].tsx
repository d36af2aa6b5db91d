import { FilmView } from '@/components/views/FilmView/FilmView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/film';
export default FilmView;
