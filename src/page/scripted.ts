/** Elements whose press runs a script. Others, such as links, fields and `<summary>`, act by themselves. */
export const SCRIPTED = 'button,[data-scripted]';
