export const noticeKey = "hanout-notice"

/** Runs before the first paint, so that the page does not jump for who closed the notice earlier in the visit. The
 *  server allows exactly this text in the page's policy. */
export const hideNotice = `try{if(sessionStorage.getItem("${noticeKey}"))document.currentScript.parentElement.hidden=true}catch{}`
