/** The chunk that renders questions for a file. */
export const loadFileQuestion = () => import('../photos/FileQuestion');
