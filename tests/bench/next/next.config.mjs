/** Plain files, served like ours. */
export default { output: 'export' };
