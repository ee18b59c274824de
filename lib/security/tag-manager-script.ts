/**
 * What the Tag Manager component of @next/third-parties puts into the page as an inline script, in
 * the browser, where no post-build step sees it. A test holds it against the installed package.
 */
export const tagManagerScript = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`
