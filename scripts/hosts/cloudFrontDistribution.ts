/** Managed by AWS: pages and files are kept at the edge as long as their own `Cache-Control` says, compressed in both ways. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** The settings of the distribution, by the names that the template gives to its parts. */
export function distributionConfig(): object {
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: [{ Ref: 'DomainName' }],
    ViewerCertificate: {
      AcmCertificateArn: { Ref: 'CertificateArn' },
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
    Origins: [
      {
        Id: 'bucket',
        DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
        OriginAccessControlId: { 'Fn::GetAtt': ['AccessControl', 'Id'] },
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
    DefaultCacheBehavior: {
      TargetOriginId: 'bucket',
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
      CachePolicyId: CACHING_OPTIMIZED,
      ResponseHeadersPolicyId: { Ref: 'Headers' },
      FunctionAssociations: [
        {
          EventType: 'viewer-request',
          FunctionARN: { 'Fn::GetAtt': ['Addresses', 'FunctionMetadata', 'FunctionARN'] },
        },
      ],
    },
    CustomErrorResponses: [
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 60 },
    ],
  };
}
