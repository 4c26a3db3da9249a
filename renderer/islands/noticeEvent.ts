/** The event with which an island asks for a notice. Only a type: for a constant, the island's script would import that of the page. */
export type NoticeEvent = 'site:notice';
